import { skipToken } from "@apollo/client/react";
import { Navigate, useParams } from "react-router-dom";
import type { ContentStatus } from "@app/schema/types.generated.ts";
import type { BoardCard, BoardColumn } from "@app/ui/board/board-model.ts";
import { Board } from "@app/ui/board/board.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Refused } from "@app/ui/feedback/refused.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { isToWrite, versionWords } from "@app/domain/content/lesson-standing.ts";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { failure } from "../../../../shared/errors/failure.ts";
import { usePageTitle } from "../../../../shared/page/page-title.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { useViewer } from "../../../../shared/session/session-context.ts";
import { countOf } from "../../../../shared/text/format.ts";
import { Found } from "../../forms/found.tsx";
import { assignmentStateOptions } from "../creator-labels.ts";
import { CreatorRecordDocument, type CreatorRowFragment, type LessonStatusRowFragment } from "../creators.generated.ts";
import { lessonStatusPath, myLessonsPath } from "../creators.kind.ts";
import { LessonsOfCreatorDocument } from "../detail/lessons-tabs.generated.ts";
import { placeOf } from "../lesson-place.ts";

const statuses: ContentStatus[] = ["NO_CONTENT", "DRAFT", "REVIEW", "PUBLISHED"];

/** Where a lesson stands for who writes it. */
const stateOf = ({ assignment }: LessonStatusRowFragment) => assignment?.state ?? "ASSIGNED";

const cardOf = (lesson: LessonStatusRowFragment): BoardCard => ({
  id: lesson.id,
  title: lesson.name,
  href: placeOf(lesson).href ?? lessonStatusPath,
  lines: (
    <>
      <span>{placeOf(lesson).names.slice(1).join(" › ")}</span>
      <span>{versionWords(lesson)}</span>
      <span>
        {lesson.dueOn === null ? (
          "No due date"
        ) : (
          <>
            Due <DueDay value={lesson.dueOn} isDone={!isToWrite(lesson.contentStatus)} />
          </>
        )}
      </span>
      {lesson.assignment?.note ? <span>{lesson.assignment.note}</span> : null}
    </>
  ),
});

const columnsOf = (lessons: readonly LessonStatusRowFragment[]): BoardColumn[] =>
  assignmentStateOptions.map(({ id, label }) => ({
    id,
    title: label,
    cards: lessons.filter((lesson) => stateOf(lesson) === id).map(cardOf),
  }));

/** What the creator that the address names has to write, by how far it is. */
export function MyLessonsScreen() {
  const viewer = useViewer();
  const id = useParams().content_creator_id ?? "";
  const isOthers = viewer.role === "CONTENT_CREATOR" && viewer.id !== id;
  const answer = useQuery(
    CreatorRecordDocument,
    isOthers ? skipToken : { variables: { id }, fetchPolicy: "cache-and-network" },
  );
  if (isOthers) {
    const own = <TextLink href={myLessonsPath(viewer.id)}>Go to my lessons</TextLink>;
    return <Refused text="Each writer sees their own lessons." link={own} />;
  }
  return (
    <Found what="content creator" {...answer}>
      {(creator) => <MyLessons creator={creator} />}
    </Found>
  );
}

function MyLessons({
  creator: { id, person, openCount, inReviewCount, overdueCount },
}: {
  creator: CreatorRowFragment;
}) {
  const isOwn = useViewer().id === id;
  const title = isOwn ? "My lessons" : `Lessons of ${person?.name ?? "somebody who has left"}`;
  usePageTitle(title);
  const { data, loading, error, refetch } = useQuery(LessonsOfCreatorDocument, {
    variables: { creatorId: id, status: statuses, sort: "DUE_ASC" },
    fetchPolicy: "cache-and-network",
  });
  const lessons = data?.examLessons?.items;
  return (
    <div>
      <PageHeader
        title={title}
        facts={[
          `${countOf(openCount - inReviewCount, "lesson")} to write`,
          ...(inReviewCount > 0 ? [`${inReviewCount} in review`] : []),
          ...(overdueCount > 0 ? [`${overdueCount} overdue`] : []),
        ].join(" · ")}
      />
      {lessons ? (
        <Board label="Lessons by state" columns={columnsOf(lessons)} emptyText="No lessons." />
      ) : loading ? (
        <SkeletonLines count={8} />
      ) : (
        <ErrorState {...failure("lessons", error, refetch)} />
      )}
    </div>
  );
}

/** The viewer's own board, where an address names nobody. */
export function OwnLessonsScreen() {
  const { id } = useViewer();
  return <Navigate to={myLessonsPath(id)} replace />;
}
