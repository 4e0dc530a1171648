import { passwordChangeInput, type PasswordChangeInput } from "@app/domain/account/account.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { PasswordField } from "@app/ui/form/password-field.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { useUnsavedGuard } from "../../../shared/drafts/unsaved-guard.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormHandle } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { ChangePasswordDocument } from "./security.generated.ts";

const empty: PasswordChangeInput = { currentPassword: "", newPassword: "" };

function endedText(ended: number): string {
  return ended === 0
    ? "Password changed."
    : `Password changed. ${countOf(ended, "other session was", "other sessions were")} ended.`;
}

/** A new password; every other session ends with it. `onChanged` runs after. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { email } = useViewer();
  const guard = useUnsavedGuard();
  const { save } = useSave(ChangePasswordDocument, (data) => data.passwordChange);

  async function submit(values: PasswordChangeInput, form: FormHandle<PasswordChangeInput>) {
    const { payload } = await save({ input: passwordChangeInput.parse(values) }, form);
    if (!payload) return;
    guard.discardAndLeave();
    form.resetForm({ values: empty });
    toast.done(endedText(payload.endedSessions));
    onChanged();
  }

  return (
    <div>
      <FormFrame<PasswordChangeInput>
        initialValues={empty}
        validate={checkWith(passwordChangeInput)}
        onSubmit={submit}
        onDirtyChange={guard.onDirtyChange}
        questions={guard.dialog}
        saveLabel="Change password"
      >
        <FormError />
        <FormSection title="Password" note="Changing it signs you out everywhere else.">
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
          <PasswordField
            name="newPassword"
            label="New password"
            autoComplete="new-password"
            help="10 characters or more, without your name or email."
          />
        </FormSection>
      </FormFrame>
    </div>
  );
}
