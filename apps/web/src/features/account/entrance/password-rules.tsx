import styled from "@emotion/styled";
import { useFormikContext } from "formik";
import { newPasswordField, passwordMax, passwordMin, passwordRefusal } from "@app/domain/account/account.ts";
import { messages } from "@app/domain/messages.ts";
import { Check } from "@app/ui/icons.ts";
import { color } from "@app/ui/theme/color.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";

const Rules = styled.ul({
  listStyle: "none",
  display: "grid",
  gap: 4,
  margin: "-12px 0 0",
  padding: 0,
  fontSize: "0.84375rem",
  lineHeight: 18 / 13.5,
  color: color.textSecondary,
  "& li": { display: "flex", alignItems: "center", gap: 8 },
  "& li > i, & li > svg": { flexShrink: 0, width: 16, height: 16 },
  "& li > i::before": {
    content: '""',
    display: "block",
    width: 6,
    height: 6,
    margin: 5,
    borderRadius: "50%",
    backgroundColor: color.textTertiary,
  },
  "& li[data-met] > svg": { color: color.good },
});

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
    <Rules aria-label="The password">
      {rules.map(({ words, isMet }) => (
        <li key={words} data-met={isMet ? "" : undefined}>
          {isMet ? <Check size={16} strokeWidth={2} aria-hidden /> : <i aria-hidden="true" />}
          <span>
            {words}
            {isMet ? <VisuallyHidden>: done</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </Rules>
  );
}
