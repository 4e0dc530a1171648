import { useFormikContext } from "formik";
import { newPasswordField, passwordMax, passwordMin, passwordRefusal } from "@app/domain/account/account.ts";
import { messages } from "@app/domain/messages.ts";
import { Check } from "@app/ui/icons.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import css from "./password-rules.module.css";

/** Whose password it is, as far as it is known: both names in one. */
export interface PasswordOwner {
  name: string;
  email: string;
}

const length = newPasswordField("Password");

const tooLikeOwner = (password: string, { name, email }: PasswordOwner) =>
  passwordRefusal(password, { email, firstname: name, lastname: "" }) === messages.passwordContainsPerson;

/** What a password has to be, each ticked as soon as what is typed keeps to it. Without an owner the server checks the second. */
export function PasswordRules({ owner }: { owner: PasswordOwner | null }) {
  const { password } = useFormikContext<{ password: string }>().values;
  const isLong = length.safeParse(password).success;
  const rules = [
    { words: `${passwordMin} to ${passwordMax} characters`, isMet: isLong },
    {
      words: owner ? `Without ${owner.name} or ${owner.email}` : "Without your name or email",
      isMet: owner !== null && isLong && !tooLikeOwner(password, owner),
    },
  ];
  return (
    <ul className={css.rules} aria-label="The password">
      {rules.map(({ words, isMet }) => (
        <li key={words} data-met={isMet ? "" : undefined}>
          {isMet ? <Check size={16} strokeWidth={2} aria-hidden /> : <i aria-hidden="true" />}
          <span>
            {words}
            {isMet ? <VisuallyHidden>: done</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
