import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { StaffFields } from "../fields/staff-fields.tsx";
import { staffForm } from "../fields/staff.fields.ts";
import { useRegionNames } from "../fields/use-region-names.ts";
import { StaffFacts } from "./staff-facts.tsx";
import { UpdateStaffUserDocument, type StaffDetailFragment } from "./staff-user.generated.ts";

/** Name, address and details: to edit for those who may, else to read. */
export function StaffProfileTab({ user }: { user: StaffDetailFragment }) {
  const { allowed, reason } = user.viewerCan.update;
  return allowed ? (
    <ProfileForm key={user.id} user={user} />
  ) : (
    <TabColumn>
      <StaffFacts user={user} />
      {reason === null ? null : <Muted>{reason}</Muted>}
    </TabColumn>
  );
}

function ProfileForm({ user }: { user: StaffDetailFragment }) {
  const { namesOf } = useRegionNames();
  const { offer } = useUndo();
  const { form } = useRecordForm({
    name: "staff-user",
    id: user.id,
    labels: staffForm.labels,
    show: { regionIds: namesOf },
    ...useRecordUpdate(staffForm, UpdateStaffUserDocument, user),
    onSaved: ({ record }) => {
      if (!record) return;
      const { id, version, name } = record;
      offer({ kind: "STAFF_USER", id, version, name, text: `${name} saved.` });
    },
  });

  return (
    <div>
      <FormFrame {...form} validate={staffForm.check} saveLabel="Save changes">
        <TabColumn>
          <FormError />
          <StaffFields />
        </TabColumn>
      </FormFrame>
    </div>
  );
}
