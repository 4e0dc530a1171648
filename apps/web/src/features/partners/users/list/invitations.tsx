import { skipToken } from "@apollo/client/react";
import type { PartnerUserFilter } from "@app/schema/types.generated.ts";
import { BulkEmail, BulkEmails } from "../../../../shared/records/bulk-emails.tsx";
import type { BulkDialogProps } from "../../../../shared/bulk/bulk.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { PartnerUserInviteDocument } from "../user-mutations.generated.ts";
import { PartnerUserRecordDocument } from "../user.generated.ts";
import { PartnerUsersToInviteDocument } from "./user-jobs.generated.ts";

/** The invitation of one of them. */
function Invitation({ id }: { id: string }) {
  const { data } = useQuery(PartnerUserRecordDocument, { variables: { id }, fetchPolicy: "network-only" });
  const user = data?.record;
  const variables = user?.id === id ? { id, version: user.version } : null;
  return <BulkEmail name={user?.name} mutation={PartnerUserInviteDocument} variables={variables} />;
}

/** The invitations that many would get, one at a time. */
export function Invitations({ choice, filter, count }: BulkDialogProps<PartnerUserFilter>) {
  const { data } = useQuery(PartnerUsersToInviteDocument, choice.ids ? skipToken : { variables: { filter } });
  const found = data?.partnerUsers?.items ?? [];
  const chosen = choice.ids ?? found.flatMap(({ id }) => (choice.excludeIds?.includes(id) ? [] : [id]));
  return (
    <BulkEmails chosen={chosen} count={count}>
      {(id) => <Invitation id={id} />}
    </BulkEmails>
  );
}
