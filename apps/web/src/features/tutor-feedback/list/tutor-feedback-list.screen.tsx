import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useColleagueChoices } from "../../journal/colleague-choices.public.ts";
import { entryDialogs } from "../../journal/journal-dialogs.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { tutorFeedbackBulk } from "../tutor-feedback-bulk.ts";
import { tutorFeedbackDialogs } from "../tutor-feedback-dialogs.public.ts";
import { tutorFeedbackKind } from "../tutor-feedback.kind.ts";
import { tutorFeedbackList } from "./tutor-feedback.list.tsx";

const exported = exportBy(
  async () => (await import("../tutor-feedback-mutations.generated.ts")).TutorFeedbacksExportDocument,
);

/** What is said of tutors, and what they say. */
export function TutorFeedbackListScreen() {
  const [params] = useSearchParams();
  return (
    <>
      <RecordListPage
        kind={tutorFeedbackKind}
        list={tutorFeedbackList}
        dialogs={tutorFeedbackDialogs}
        bulk={tutorFeedbackBulk}
        exported={exported}
        title="Tutor feedback"
        searchLabel="Feedback or tutor"
        add={{ label: "Add feedback" }}
        rowHref={({ id }) => withParams(params, { view: id })}
        choices={{ personId: useTutorChoices(), assigneeId: useColleagueChoices() }}
        empty={{ title: "No tutor feedback yet.", text: "Write down what customers, learners and tutors tell you." }}
      />
      <RecordDialogs dialogs={entryDialogs} />
    </>
  );
}
