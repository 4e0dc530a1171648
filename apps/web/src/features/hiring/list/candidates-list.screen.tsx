import { Columns3 } from "@app/ui/icons.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { candidateBulk } from "../candidate-bulk.ts";
import { candidateDialogs } from "../candidate-dialogs.ts";
import { candidacyKind, candidatePath, candidatesPath } from "../candidacy.kind.ts";
import { useColleagues } from "../use-colleagues.ts";
import { candidatesList } from "./candidates.list.tsx";

/** Those who want to teach, in the order in which they wait. */
export function CandidatesListScreen() {
  const { id, firstName, lastName } = useViewer();
  // Whoever asks stands in the list as a word that is anybody's; by name they are one of the colleagues.
  const ownerId = useColleagues().map((one) =>
    one.value === id ? { ...one, label: `${firstName} ${lastName}` } : one,
  );
  return (
    <RecordListPage
      kind={candidacyKind}
      list={candidatesList}
      dialogs={candidateDialogs}
      title="Hiring"
      searchLabel="Name, email or phone"
      add={{ label: "Add application" }}
      bulk={candidateBulk}
      actions={[{ label: "Board", icon: Columns3, href: `${candidatesPath}?board` }]}
      rowHref={({ personId }) => candidatePath(personId)}
      choices={{ ownerId }}
      empty={{ title: "No open applications.", text: "Add one when somebody wants to teach." }}
    />
  );
}
