import { isToWrite, shownStatus } from "@app/domain/content/lesson-standing.ts";
import type { ContentStatus, ExamLessonSort } from "@app/schema/types.generated.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import { failure } from "../../../../shared/errors/failure.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import type { CreatorRowFragment, LessonStatusRowFragment } from "../creators.generated.ts";
import { placeOf } from "../lesson-place.ts";
import { LessonsOfCreatorDocument } from "./lessons-tabs.generated.ts";

const open: ContentStatus[] = ["NO_CONTENT", "DRAFT", "REVIEW"];
const published: ContentStatus[] = ["PUBLISHED"];

/** What somebody has to write, what is due first in front. */
export const AssignmentsTab = ({ record }: { record: CreatorRowFragment }) => (
  <Lessons title="Assignments" none="Nothing to write." of={record} status={open} sort="DUE_ASC" />
);

/** What somebody has written and the app may show, the newest first. */
export const PublishedTab = ({ record }: { record: CreatorRowFragment }) => (
  <Lessons title="Published" none="Nothing published yet." of={record} status={published} sort="STATUS_SINCE_DESC" />
);

interface LessonsProps {
  title: string;
  none: string;
  of: CreatorRowFragment;
  status: ContentStatus[];
  sort: ExamLessonSort;
}

function Lessons({ title, none, of, status, sort }: LessonsProps) {
  const { data, loading, error, refetch } = useQuery(LessonsOfCreatorDocument, {
    variables: { creatorId: of.id, status, sort },
    fetchPolicy: "cache-and-network",
  });
  const lessons = data?.examLessons?.items;
  if (lessons === undefined) {
    return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("lessons", error, refetch)} />;
  }
  const total = data?.examLessons?.pageInfo.totalCount ?? 0;
  const note = total > lessons.length ? `The first ${lessons.length} of ${total}` : undefined;
  return (
    <TabColumn>
      <Section title={title} note={note}>
        {lessons.length === 0 ? <p>{none}</p> : null}
        <LineList>
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <Lesson lesson={lesson} />
            </li>
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}

function Lesson({ lesson }: { lesson: LessonStatusRowFragment }) {
  const { name, contentStatus, statusSince, dueOn } = lesson;
  const { href, names } = placeOf(lesson);
  return (
    <>
      <Lines
        first={href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
        second={
          <>
            {names.join(" › ")} ·{" "}
            {dueOn === null ? (
              "no due date"
            ) : (
              <>
                due <DueDay value={dueOn} isDone={!isToWrite(contentStatus)} />
              </>
            )}{" "}
            · since <Ago value={statusSince} />
          </>
        }
      />
      <StatusChip status={shownStatus(lesson)} />
    </>
  );
}
