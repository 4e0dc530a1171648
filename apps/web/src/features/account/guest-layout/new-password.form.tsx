import type { FormikErrors } from "formik";
import * as z from "zod";
import { newPasswordField, passwordRefusal } from "@app/domain/account/account.ts";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { PasswordField } from "@app/ui/form/password-field.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { EntranceFields } from "./guest-layout.tsx";
import { PasswordRules, type PasswordOwner } from "./password-rules.tsx";

interface NewPassword {
  password: string;
}

const rules = z.object({ password: newPasswordField("Password") });

function check(values: NewPassword, owner: PasswordOwner | null): FormikErrors<NewPassword> {
  const errors = checkWith<NewPassword>(rules)(values);
  if (errors.password !== undefined || owner === null) return errors;
  const password = passwordRefusal(values.password, { email: owner.email, firstname: owner.name, lastname: "" });
  return password === null ? {} : { password };
}

/** Refusals of the link belong to no field: they are told for the form as a whole. */
const telling = (form: FormErrorSetter): FormErrorSetter => ({
  setErrors: (errors) => form.setErrors("password" in errors ? errors : { form: firstMessage(errors) }),
});

interface NewPasswordFormProps {
  /** Null where the link does not tell. */
  owner: PasswordOwner | null;
  onSave: (password: string, form: FormErrorSetter) => Promise<void>;
}

/** A password for an account, chosen through a link. */
export function NewPasswordForm({ owner, onSave }: NewPasswordFormProps) {
  return (
    <FormFrame<NewPassword>
      initialValues={{ password: "" }}
      validate={(values) => check(values, owner)}
      onSubmit={({ password }, form) => onSave(password, telling(form))}
    >
      <EntranceFields>
        <input type="email" name="username" autoComplete="username" value={owner?.email ?? ""} readOnly hidden />
        <PasswordField name="password" label="New password" autoComplete="new-password" autoFocus large />
        <PasswordRules owner={owner} />
        <FormError />
        <SaveButton label="Set password" always large />
      </EntranceFields>
    </FormFrame>
  );
}
