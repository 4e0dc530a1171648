import { useNavigate, useSearchParams } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { Entrance, EntranceWays } from "../guest-layout/guest-layout.tsx";
import { EntranceMessage } from "../guest-layout/guest-message.tsx";
import { NewPasswordForm } from "../guest-layout/new-password.form.tsx";
import { signInState } from "../guest-layout/sign-in-state.ts";
import { ResetPasswordDocument } from "./reset.generated.ts";

/** Chooses a new password through the link of a reset mail, once. */
export function ResetScreen() {
  const code = useSearchParams()[0].get("code") ?? "";
  const navigate = useNavigate();
  const { save } = useSave(ResetPasswordDocument, (data) => data.passwordReset);
  const ways = (
    <EntranceWays>
      <TextLink href="/forgot-password">Ask for a new link</TextLink>
      <TextLink href="/login">Back to sign-in</TextLink>
    </EntranceWays>
  );

  async function reset(password: string, form: FormErrorSetter) {
    const { payload } = await save({ input: { code, password } }, form);
    if (!payload) return;
    toast.done("Your new password is set. You can now sign in.");
    void navigate("/login", { replace: true, state: signInState(payload.email ?? "") });
  }

  if (code === "") {
    return (
      <Entrance title="This link can't be used">
        <EntranceMessage>
          <p>{messages.resetInvalid}</p>
        </EntranceMessage>
        {ways}
      </Entrance>
    );
  }
  return (
    <Entrance title="Choose a new password" lead="This signs you out everywhere else.">
      <NewPasswordForm owner={null} onSave={reset} />
      {ways}
    </Entrance>
  );
}
