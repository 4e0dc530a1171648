import { useFormikContext } from "formik";
import { useNavigate } from "react-router-dom";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import { assignableRoles } from "@app/domain/account/staff-guards.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { roleName, roleOf } from "../../../shared/text/format.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { roleChoice, roleNames, roleOptions } from "../fields/role-options.ts";
import { StaffFields } from "../fields/staff-fields.tsx";
import { newStaffForm, type NewStaffValues } from "../fields/staff.fields.ts";
import { RolePermissions } from "../permissions/role-permissions.tsx";
import { CreateStaffUserDocument } from "./create-staff.generated.ts";

const list = "/app/management/users";

/** Adds an account; its owner is invited by mail. */
export function CreateStaffScreen() {
  const navigate = useNavigate();
  const send = useRecordCreate(newStaffForm, CreateStaffUserDocument, "staffUsers");
  const { form } = useRecordForm({
    name: "staff-user",
    id: null,
    record: newStaffForm.recordOf(null),
    labels: newStaffForm.labels,
    send,
    onSaved: ({ record: staffUser }) => {
      if (!staffUser) return;
      toast.done(`${staffUser.name} invited: a link is on its way to ${staffUser.email}.`);
      void navigate(accountPaths.staffUser(staffUser.id));
    },
  });

  return (
    <FormPage<NewStaffValues>
      title="Add staff member"
      facts="They will get an email with a link to choose a password."
      saveLabel="Send invitation"
      cancel={{ href: list }}
      aside={<RoleAside />}
      {...form}
      validate={newStaffForm.check}
    >
      <StaffFields isNew />
      <RoleChoice />
    </FormPage>
  );
}

function RoleChoice() {
  const viewer = useViewer();
  const given = assignableRoles(roleOf(viewer.role));
  const mayAll = given.includes("super-admin");
  return (
    <FormSection title="What they may do" columns={1}>
      <SelectField
        name="role"
        label={newStaffForm.labels.role}
        options={roleOptions(roleNames(given))}
        emptyLabel="Choose"
        help={mayAll ? undefined : "Only a super-admin can add directors and super-admins."}
      />
    </FormSection>
  );
}

/** What the chosen role may do, before it is given. */
function RoleAside() {
  const { role } = useFormikContext<NewStaffValues>().values;
  const chosen = roleChoice(role);
  return chosen === null ? (
    <p>Choose a role to see what it may do.</p>
  ) : (
    <section aria-live="polite">
      <h2>Role: {roleName(roleOf(chosen)).toLowerCase()}</h2>
      <RolePermissions role={chosen} />
    </section>
  );
}
