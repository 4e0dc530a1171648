import { useQuery } from "../../../../shared/page/use-query.ts";
import { useColleagueChoices } from "../../../journal/colleague-choices.public.ts";
import { exportBy } from "../../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { daysInWords, shareInWords } from "../creator-labels.ts";
import {
  ExamChoicesDocument,
  LessonStatusCountsDocument,
  type LessonStatusCountsQuery,
} from "../creators.generated.ts";
import { useViewer } from "../../../../shared/session/session-context.ts";
import { assignLessonPath, lessonKind } from "../creators.kind.ts";
import { placeOf } from "../lesson-place.ts";
import { lessonBulk } from "./lesson-bulk.ts";
import { lessonStatusList } from "./lesson-status.list.tsx";
import { useCreatorChoices } from "../use-creator-choices.ts";

const exported = exportBy(async () => (await import("./lesson-jobs.generated.ts")).ExamLessonsExportDocument);

/** "12 in review (median 2.5 days) · 3 overdue": of all lessons, whatever the list is filtered by. */
function Counts() {
  const { data } = useQuery(LessonStatusCountsDocument, { fetchPolicy: "cache-and-network" });
  if (!data?.figures) return null;
  const { statuses, overdueCount, publishedThisMonth, changesRequestedRate } = data.figures;
  const standing = statuses.filter(({ count }) => count > 0).map((one) => `${one.count} ${inWords(one)}`);
  const facts = [
    ...standing,
    `${publishedThisMonth} published this month`,
    ...(changesRequestedRate === null ? [] : [`${shareInWords(changesRequestedRate)} of reviews ask for changes`]),
  ];
  return (
    <>
      {facts.join(" · ")}
      {overdueCount > 0 ? (
        <>
          {" · "}
          <strong data-alarm="">{overdueCount}&nbsp;overdue</strong>
        </>
      ) : null}
    </>
  );
}

type Standing = NonNullable<LessonStatusCountsQuery["figures"]>["statuses"][number];

/** "in review (median 2.5 days)"; what is published stays so. */
function inWords({ contentStatus, medianDays }: Standing): string {
  const words = { NO_CONTENT: "without content", DRAFT: "drafts", REVIEW: "in review", PUBLISHED: "published" };
  const word = words[contentStatus];
  return contentStatus === "PUBLISHED" || medianDays === null
    ? word
    : `${word} (median ${daysInWords(medianDays)} days)`;
}

/** Lessons of all exams by how far they are: who writes what, and by when. */
export function LessonStatusScreen() {
  const { data } = useQuery(ExamChoicesDocument);
  // Whoever only writes has nothing to do to many.
  const isWriter = useViewer().role === "CONTENT_CREATOR";
  const creators = useCreatorChoices().map(({ value, label }) => ({ value, label }));
  const exams = (data?.exams?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordListPage
      kind={lessonKind}
      list={lessonStatusList}
      dialogs={{}}
      title="Lesson status"
      facts={<Counts />}
      searchLabel="Title"
      exported={exported}
      bulk={isWriter ? undefined : lessonBulk}
      rowHref={(lesson) => placeOf(lesson).href ?? assignLessonPath(lesson.id)}
      choices={{ assigneeId: creators, reviewerId: useColleagueChoices(), examId: exams }}
      empty={{ title: "No lessons yet.", text: "Add exams, and lessons to them." }}
    />
  );
}
