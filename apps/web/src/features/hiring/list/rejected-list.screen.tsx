import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { candidateDialogs } from "../candidate-dialogs.ts";
import { candidacyKind, candidatePath } from "../candidacy.kind.ts";
import { rejectedBulk } from "../rejected-bulk.ts";
import { rejectedList } from "./rejected.list.tsx";

const exported = exportBy(async () => (await import("../candidate-jobs.generated.ts")).RejectedExportDocument);

/** Those who were not taken, and when they can be considered again. */
export function RejectedListScreen() {
  return (
    <RecordListPage
      kind={candidacyKind}
      list={rejectedList}
      dialogs={candidateDialogs}
      bulk={rejectedBulk}
      exported={exported}
      title="Rejected tutors"
      searchLabel="Name, email or phone"
      rowHref={({ personId }) => candidatePath(personId)}
      empty={{ title: "No rejected candidates.", text: "Candidates who are not taken are listed here." }}
    />
  );
}
