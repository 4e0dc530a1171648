import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { Holder } from "../content-paths.ts";
import { examForm } from "../forms/exam.fields.ts";
import { partForm } from "../forms/part.fields.ts";
import type { NodeView } from "../node/node-view.ts";

const position = (place: unknown) => String(Number(place) + 1);
const elsewhere = (level: string) => () => `another ${level}`;

const ofExam = {
  labels: examForm.labels,
  show: { ...examForm.showStored, regionId: () => "a region" },
};
const ofPart = {
  labels: { ...partForm.labels, examId: "Exam", subjectId: "Subject", topicId: "Topic", order: "Position" },
  show: {
    ...partForm.showStored,
    examId: elsewhere("exam"),
    subjectId: elsewhere("subject"),
    topicId: elsewhere("topic"),
    order: position,
  },
};
const wordsOf = (level: Holder) => (level === "exam" ? ofExam : ofPart);

/** What was changed about an exam or a part of it, by whom, and the ways back. */
export function NodeHistory({ view: { level, node }, onClose }: { view: NodeView; onClose: () => void }) {
  const can = useCan();
  return (
    <HistoryPanel
      kind={level === "exam" ? "EXAM" : "EXAM_PART"}
      id={node.id}
      name={node.name}
      words={wordsOf(level)}
      restorable={Object.keys(level === "exam" ? examForm.labels : partForm.labels)}
      mayRestore={can("exams:write") && node.archivedAt === null}
      onClose={onClose}
    />
  );
}
