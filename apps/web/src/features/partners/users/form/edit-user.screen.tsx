import { useNavigate } from "react-router-dom";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { RecordPage } from "../../../../shared/records/record-page.tsx";
import { useRecordForm } from "../../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../../shared/records/use-record-save.ts";
import { useUndo } from "../../../../shared/undo/use-undo.ts";
import { usePartnerChoices } from "../use-partner-choices.ts";
import { PartnerUserUpdateDocument } from "../user-mutations.generated.ts";
import { UserStatus } from "../user-status.tsx";
import { PartnerUserRecordDocument, type PartnerUserRowFragment } from "../user.generated.ts";
import { partnerUserKind, partnerUserPath, partnerUsersPath } from "../user.kind.ts";
import { MovedInvitation } from "./invitation.tsx";
import { UserFields } from "./user-fields.tsx";
import { userForm, type UserValues } from "./user.fields.ts";

const list = { label: "Go to partner users", href: partnerUsersPath };

/** Changes who somebody is, whom they work for and as what. */
export function EditUserScreen() {
  return (
    <RecordPage what="partner user" query={PartnerUserRecordDocument} param="userId" list={list}>
      {(user) => <Edit user={user} />}
    </RecordPage>
  );
}

function Edit({ user }: { user: PartnerUserRowFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { nameOf } = usePartnerChoices();
  const { form } = useRecordForm({
    name: partnerUserKind.one,
    id: user.id,
    labels: userForm.labels,
    show: { ...userForm.show, partnerId: nameOf },
    ...useRecordUpdate(userForm, PartnerUserUpdateDocument, user),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, name, version } = saved;
      offer({ kind: "PARTNER_USER", id, version, name, text: `${name} saved.` });
      void navigate(partnerUserPath(id));
    },
  });
  return (
    <FormPage<UserValues>
      title={`Edit ${user.name}`}
      status={<UserStatus user={user} />}
      saveLabel="Save changes"
      cancel={{ href: partnerUserPath(user.id) }}
      {...form}
      validate={userForm.check}
    >
      <UserFields />
      <MovedInvitation user={user} />
    </FormPage>
  );
}
