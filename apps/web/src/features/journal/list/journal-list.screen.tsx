import { CalendarCheck } from "@app/ui/icons.ts";
import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useColleagueChoices } from "../colleague-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { journalDialogs } from "../journal-dialogs.public.ts";
import { journalKind, managePath } from "../journal.kind.ts";
import { journalList } from "./journal.list.tsx";

const exported = exportBy(async () => (await import("../journal-mutations.generated.ts")).JournalEntriesExportDocument);

/** What was seen of tutors and agreed with them. */
export function JournalListScreen() {
  const [params] = useSearchParams();
  return (
    <RecordListPage
      kind={journalKind}
      list={journalList}
      dialogs={journalDialogs}
      exported={exported}
      title="Tutor journal"
      searchLabel="Title or tutor"
      add={{ label: "Add journal entry" }}
      actions={[{ label: "Follow-ups and texts", icon: CalendarCheck, href: managePath }]}
      rowHref={({ id }) => withParams(params, { view: id })}
      choices={{ personId: useTutorChoices(), authorId: useColleagueChoices() }}
      empty={{ title: "No journal entries yet.", text: "Write down what you saw of a tutor, or agreed with them." }}
    />
  );
}
