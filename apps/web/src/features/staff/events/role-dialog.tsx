import * as z from "zod";
import { staffUserAdmitInput } from "@app/domain/account/staff-user.ts";
import type { Role } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { roleName, roleOf } from "../../../shared/text/format.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { roleChoice, roleOptions } from "../fields/role-options.ts";
import {
  AdmitStaffUserDocument,
  ChangeStaffRoleDocument,
  type StaffStandingFragment,
} from "./staff-events.generated.ts";

interface RoleDialogProps {
  event: "admit" | "changeRole";
  user: StaffStandingFragment;
  onClose: () => void;
}

interface RoleValues {
  /** As the server spells it; empty for none. */
  role: string;
}

const admitRules = z.object({ role: staffUserAdmitInput.shape.user_role });

const nameOf = (role: Role | null) => roleName(roleOf(role)).toLowerCase();

/** Picks the role of somebody who is let in, or another for somebody who is. */
export function RoleDialog({ event, user, onClose }: RoleDialogProps) {
  const { id, name, email, version, viewerCan } = user;
  const admitting = useSave(AdmitStaffUserDocument, ({ saved }) => saved);
  const changing = useSave(ChangeStaffRoleDocument, ({ saved }) => saved);
  const isAdmit = event === "admit";

  async function send({ role: chosen }: RoleValues, form: FormErrorSetter) {
    const role = roleChoice(chosen);
    const { payload, stale } = await (isAdmit ? admitting : changing).save({ id, version, role }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(isAdmit ? `${name} admitted as ${nameOf(role)}.` : `${name} is now ${nameOf(role)}.`);
    onClose();
  }

  return (
    <FormDialog<RoleValues>
      open
      onClose={onClose}
      title={isAdmit ? `Admit ${name}?` : `Change the role of ${name}`}
      saveLabel={isAdmit ? "Admit" : "Change role"}
      isAction={isAdmit}
      initialValues={{ role: isAdmit ? "" : (roleOf(user.role) ?? "") }}
      {...(isAdmit && { validate: checkWith<RoleValues>(admitRules) })}
      onSubmit={send}
    >
      <p>
        {isAdmit
          ? `A link to choose a password will be sent to ${email}.`
          : `${name} gets the permissions of the new role at once.`}
      </p>
      <SelectField
        name="role"
        label="Role"
        options={roleOptions(viewerCan.roles)}
        emptyLabel={isAdmit ? "Choose" : "No role"}
      />
    </FormDialog>
  );
}
