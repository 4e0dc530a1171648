import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { sessionBulk } from "../session-bulk.ts";
import { sessionDialogs } from "../session-dialogs.ts";
import { createSessionPath, sessionKind, sessionPath } from "../session.kind.ts";
import { sessionsList } from "./sessions.list.tsx";

const exported = exportBy(async () => (await import("../session-jobs.generated.ts")).SentenceSessionsExportDocument);

/** The sessions of sentences that learners build from tiles. */
export function SessionsListScreen() {
  return (
    <RecordListPage
      kind={sessionKind}
      list={sessionsList}
      dialogs={sessionDialogs}
      title="Sentence construction"
      searchLabel="Title or topic"
      add={{ label: "Add session", href: createSessionPath }}
      rowHref={({ id }) => sessionPath(id)}
      bulk={sessionBulk}
      exported={exported}
      empty={{
        title: "No sentence sessions yet.",
        text: "Add the first one: sentences that learners put together from their words.",
        toReaders: "Writers add the first one.",
      }}
    />
  );
}
