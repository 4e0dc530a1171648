import { isToWrite } from "@app/domain/content/lesson-standing.ts";
import { inAppWords, liveWords } from "@app/domain/content/lesson-standing.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { RowTitle } from "@app/ui/list/row-title.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { StatusCounts } from "../status-counts.tsx";
import type { NodeChild, PartChild } from "./node-view.ts";
import type { LessonChildFragment } from "./node.generated.ts";
import css from "./node-page.module.css";

interface NodeRowProps {
  child: NodeChild;
  position: number;
  href: string;
  actions: readonly PageAction[];
}

const isLesson = (child: NodeChild): child is LessonChildFragment => child.__typename === "ExamLesson";

/** What stands in a node: its name, how far it is, and what can be done with it. */
export function NodeRow({ child, position, href, actions }: NodeRowProps) {
  return (
    <div className={css.row}>
      <span aria-hidden>{position}</span>
      <div>
        <RowTitle href={href}>{child.name}</RowTitle>
        <small>{isLesson(child) ? <LessonFacts lesson={child} /> : partFacts(child)}</small>
      </div>
      <div>{isLesson(child) ? <LessonStatus lesson={child} /> : <PartStatus part={child} />}</div>
      <MoreMenu actions={actions} label={`Actions for ${child.name}`} size="small" />
    </div>
  );
}

function partFacts(part: PartChild): string {
  const parts = part.__typename === "ExamSubject" ? [countOf(part.count, "topic")] : [];
  const sections = part.__typename === "ExamTopic" ? [countOf(part.count, "section")] : [];
  return [...parts, ...sections, countOf(part.lessonCount, "lesson")].join(" · ");
}

function PartStatus({ part }: { part: PartChild }) {
  return (
    <>
      {part.active ? null : <StatusChip status="inactive" word="Hidden in the app" />}
      <StatusCounts counts={part.lessonCounts} />
    </>
  );
}

function LessonFacts({ lesson }: { lesson: LessonChildFragment }) {
  const { activeFlag, assignee, contentStatus, dueOn, estimatedMinutes } = lesson;
  const standing = [...(activeFlag === "ACTIVE" ? [inAppWords(lesson)] : []), liveWords(lesson)]
    .filter((words) => words !== null && words !== "Active")
    .join(" · ");
  return (
    <>
      {estimatedMinutes === null ? "No time given" : `${estimatedMinutes} min`}
      {assignee ? ` · ${assignee.name}` : null}
      {dueOn === null ? null : (
        <>
          {" "}
          · due <DueDay value={dueOn} isDone={!isToWrite(contentStatus)} />
        </>
      )}
      {standing === "" ? null : ` · ${standing}`}
    </>
  );
}

function LessonStatus({ lesson: { activeFlag, contentStatus } }: { lesson: LessonChildFragment }) {
  return (
    <>
      {activeFlag === "ACTIVE" ? null : <StatusChip status="inactive" />}
      <StatusChip status={contentStatus} />
    </>
  );
}
