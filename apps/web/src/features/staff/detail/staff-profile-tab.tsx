import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import styled from "@emotion/styled";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { color } from "@app/ui/theme/color.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { StaffFields } from "../fields/staff-fields.tsx";
import { staffFields, staffLabels, type StaffValues } from "../fields/staff-values.ts";
import { useRegionOptions } from "../fields/use-region-options.ts";
import { StaffFacts } from "./staff-facts.tsx";
import {
  UpdateStaffUserDocument,
  type StaffDetailFragment,
  type StaffProfileFragment,
} from "./staff-user.generated.ts";

const Reason = styled.p({ color: color.textSecondary });

const recordOf = ({ version, firstName, lastName, email, phone, timeZone, regions }: StaffProfileFragment) => ({
  version,
  values: { firstName, lastName, email, phone: phone ?? "", timeZone, regionIds: (regions ?? []).map(({ id }) => id) },
});

/** Name, address and details: to edit for those who may, else to read. */
export function StaffProfileTab({ user }: { user: StaffDetailFragment }) {
  const { allowed, reason } = user.viewerCan.update;
  return allowed ? (
    <ProfileForm key={user.id} user={user} />
  ) : (
    <TabColumn>
      <StaffFacts user={user} />
      {reason === null ? null : <Reason>{reason}</Reason>}
    </TabColumn>
  );
}

function ProfileForm({ user }: { user: StaffDetailFragment }) {
  const regions = useRegionOptions();
  const { save } = useSave(UpdateStaffUserDocument, (data) => data.staffUserUpdate);
  const { form } = useRecordForm({
    name: "staff-user",
    id: user.id,
    record: recordOf(user),
    labels: staffLabels,
    show: {
      regionIds: (ids) =>
        (ids as string[])
          .map((id) => regions.find(({ value }) => value === id)?.label ?? "another region")
          .join(", ") || "All regions",
    },
    send: (version, changed, values: StaffValues, sink) => {
      const input = Object.entries(staffFields.parse(values)).filter(([name]) => changed.includes(name));
      return save({ id: user.id, version, input: Object.fromEntries(input) }, sink);
    },
    recordOf: ({ current }) => (current?.__typename === "StaffUser" ? recordOf(current) : null),
    savedAs: ({ staffUser }) => staffUser && recordOf(staffUser),
    onSaved: ({ staffUser }) => void toast.done(`${staffUser?.name ?? "Account"} saved.`),
  });

  return (
    <div>
      <FormFrame<StaffValues> {...form} validate={checkWith(staffFields)} saveLabel="Save changes">
        <TabColumn>
          <FormError />
          <StaffFields />
        </TabColumn>
      </FormFrame>
    </div>
  );
}
