import { dayText } from "@app/ui/value/when-text.ts";
import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useColleagueChoices } from "../../journal/colleague-choices.public.ts";
import { lessonForm } from "../forms/lesson.fields.ts";
import type { LessonPageQuery } from "../lesson/lesson.generated.ts";
import { gatheredSaves, toldOfSession } from "./session-labels.ts";

const labels = {
  ...lessonForm.labels,
  activeFlag: "In the app",
  contentStatus: "Status",
  assigneeId: "Writer",
  reviewerId: "Reviewer",
  dueOn: "Due",
  publishedVersion: "Version in the app",
  sectionId: "Section",
  order: "Position",
};

interface LessonHistoryProps {
  lesson: NonNullable<LessonPageQuery["record"]>;
  onClose: () => void;
}

/** What was changed about a lesson, from its name to where it stands, by whom, and the ways back. */
export function LessonHistory({ lesson: { id, name, archivedAt }, onClose }: LessonHistoryProps) {
  const can = useCan();
  const people = useColleagueChoices();
  const nameOf = (person: unknown) => people.find(({ value }) => value === person)?.label ?? "a colleague";
  const show = {
    ...lessonForm.showStored,
    activeFlag: String,
    assigneeId: nameOf,
    reviewerId: nameOf,
    dueOn: (day: unknown) => dayText(new Date(`${String(day)}T12:00:00Z`), "UTC"),
    sectionId: () => "another section",
    order: (place: unknown) => String(Number(place) + 1),
  };
  return (
    <HistoryPanel
      kind="EXAM_LESSON"
      id={id}
      name={name}
      words={{ labels, show, told: toldOfSession, gathered: gatheredSaves }}
      restorable={Object.keys(lessonForm.labels)}
      mayRestore={can("exams:write") && archivedAt === null}
      onClose={onClose}
    />
  );
}
