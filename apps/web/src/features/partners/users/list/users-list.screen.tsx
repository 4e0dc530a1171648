import { exportBy } from "../../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { usePartnerChoices } from "../use-partner-choices.ts";
import { partnerUserDialogs } from "../user-dialogs.ts";
import { partnerUserCreatePath, partnerUserKind, partnerUserPath } from "../user.kind.ts";
import { userBulk } from "./user-bulk.ts";
import { usersList } from "./users.list.tsx";

const exported = exportBy(async () => (await import("./user-jobs.generated.ts")).PartnerUsersExportDocument);

/** Everybody who works for a partner. */
export function UsersListScreen() {
  return (
    <RecordListPage
      kind={partnerUserKind}
      list={usersList}
      dialogs={partnerUserDialogs}
      exported={exported}
      bulk={userBulk}
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
