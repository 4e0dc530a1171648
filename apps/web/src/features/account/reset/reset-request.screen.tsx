import { useState } from "react";
import { useLocation } from "react-router-dom";
import { passwordResetRequestInput, type PasswordResetRequestInput } from "@app/domain/account/activation.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { Entrance, EntranceFields, EntranceWays } from "../guest-layout/guest-layout.tsx";
import { EntranceMessage } from "../guest-layout/guest-message.tsx";
import { emailFrom } from "../guest-layout/sign-in-state.ts";
import { RequestPasswordResetDocument } from "./reset.generated.ts";

/** Asks for a link to choose a new password. Says the same whether or not the address is known. */
export function ResetRequestScreen() {
  const [email, setEmail] = useState<string | null>(null);
  const back = <TextLink href="/login">Back to sign-in</TextLink>;

  return email === null ? (
    <Entrance title="Forgotten your password?" lead="We will email you a link to choose a new one.">
      <RequestForm onDone={setEmail} />
      <EntranceWays>{back}</EntranceWays>
    </Entrance>
  ) : (
    <Entrance title="Check your email">
      <EntranceMessage>
        <p>
          If <strong>{email}</strong> belongs to an account, a link is on its way. It can be used once, within an hour.
        </p>
        <p>Nothing after a few minutes? Check your spam folder, or ask an administrator.</p>
      </EntranceMessage>
      <EntranceWays>{back}</EntranceWays>
    </Entrance>
  );
}

function RequestForm({ onDone }: { onDone: (email: string) => void }) {
  const { save } = useSave(RequestPasswordResetDocument, (data) => data.passwordResetRequest);
  const known = emailFrom(useLocation().state);
  return (
    <FormFrame<PasswordResetRequestInput>
      initialValues={{ email: known }}
      validate={checkWith(passwordResetRequestInput)}
      onSubmit={async (values, form) => {
        const input = passwordResetRequestInput.parse(values);
        const { payload } = await save({ input }, form);
        if (payload) onDone(input.email);
      }}
    >
      <EntranceFields>
        <TextField name="email" label="Email" type="email" autoComplete="username" autoFocus large />
        <FormError />
        <SaveButton label="Send the link" always savingLabel="Sending" large />
      </EntranceFields>
    </FormFrame>
  );
}
