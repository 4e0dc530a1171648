import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { usePartnerChoices } from "../use-partner-choices.ts";
import { partnerUserDialogs } from "../user-dialogs.ts";
import { partnerUserCreatePath, partnerUserKind, partnerUserPath } from "../user.kind.ts";
import { usersList } from "./users.list.tsx";

/** Everybody who works for a partner. */
export function UsersListScreen() {
  return (
    <RecordListPage
      kind={partnerUserKind}
      list={usersList}
      dialogs={partnerUserDialogs}
      title="Partner users"
      searchLabel="Name or email"
      add={{ label: "Add partner user", href: partnerUserCreatePath() }}
      rowHref={({ id }) => partnerUserPath(id)}
      choices={{ partnerId: usePartnerChoices().all }}
      empty={{
        title: "No partner users yet.",
        text: "Invite the first person from a partner. They will get an email with a link to the partners’ app.",
      }}
    />
  );
}
