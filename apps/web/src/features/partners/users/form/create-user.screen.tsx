import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { useRecordForm } from "../../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../../shared/records/use-record-save.ts";
import { partnerTabPath } from "../../partner.kind.ts";
import { PartnerUserCreateDocument } from "../user-mutations.generated.ts";
import { partnerUserKind, partnerUserPath, partnerUsersPath } from "../user.kind.ts";
import { NewInvitation } from "./invitation.tsx";
import { UserFields } from "./user-fields.tsx";
import { userForm, type UserValues } from "./user.fields.ts";

/** Adds somebody who works for a partner; they are invited by mail. */
export function CreateUserScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const send = useRecordCreate(userForm, PartnerUserCreateDocument, partnerUserKind.list);
  const empty = userForm.recordOf(null);
  const partnerId = params.get("partner");
  const { form } = useRecordForm({
    name: partnerUserKind.one,
    id: null,
    record: { ...empty, values: { ...empty.values, partnerId: partnerId ?? "" } },
    labels: userForm.labels,
    send,
    onSaved: ({ record: user }) => {
      if (!user) return;
      toast.done(`${user.name} invited: a link is on its way to ${user.email}.`);
      void navigate(partnerUserPath(user.id));
    },
  });
  return (
    <FormPage<UserValues>
      title="Add partner user"
      facts="They will get an email with a link to the partners’ app, which works for seven days."
      saveLabel="Send invitation"
      cancel={{ href: partnerId === null ? partnerUsersPath : partnerTabPath(partnerId, "users") }}
      {...form}
      validate={userForm.check}
    >
      <UserFields isNew />
      <NewInvitation />
    </FormPage>
  );
}
