import { messages } from "@app/domain/messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ExamsListDocument } from "../content.generated.ts";
import type { Level } from "../content-paths.ts";
import type { ActedNode } from "./acted-node.ts";
import { ExamNodeDocument, SubjectNodeDocument, TopicNodeDocument } from "./node.generated.ts";
import { useMoveNode } from "./use-move-node.ts";

type Moved = Exclude<Level, "exam">;

interface NodeMoveDialogProps {
  level: Moved;
  node: ActedNode;
  /** Where it stands. */
  parentId: string;
  /** What its parent stands in: the slug of an exam, or an id. */
  aboveId: string;
  onClose: () => void;
}

const parents = { subject: "exam", topic: "subject", section: "topic", lesson: "section" } as const;

/** The nodes that one may be moved to: those that stand beside its own parent. */
function useParents(level: Moved, aboveId: string): readonly { id: string; name: string }[] | undefined {
  const variables = { id: aboveId, archived: false };
  const exams = useQuery(ExamsListDocument, { variables: { archived: false }, skip: level !== "subject" });
  const subjects = useQuery(ExamNodeDocument, { variables, skip: level !== "topic" });
  const topics = useQuery(SubjectNodeDocument, { variables, skip: level !== "section" });
  const sections = useQuery(TopicNodeDocument, { variables, skip: level !== "lesson" });
  return {
    subject: exams.data?.page?.items,
    topic: subjects.data?.node?.children.items,
    section: topics.data?.node?.children.items,
    lesson: sections.data?.node?.children.items,
  }[level];
}

/** Moves a node to another parent beside its own, last among what stands there. */
export function NodeMoveDialog({ level, node, parentId, aboveId, onClose }: NodeMoveDialogProps) {
  const { move } = useMoveNode(level);
  const found = useParents(level, aboveId);
  const parent = parents[level];
  const options = (found ?? []).filter(({ id }) => id !== parentId).map(({ id, name }) => ({ value: id, label: name }));
  const label = parent.replace(/^./, (letter) => letter.toUpperCase());
  return (
    <FormDialog<{ parentId: string }>
      open
      onClose={onClose}
      title={`Move ${node.name}`}
      saveLabel={`Move ${level}`}
      isAction
      initialValues={{ parentId: "" }}
      validate={({ parentId: to }) => (to === "" ? { parentId: messages.required(label) } : {})}
      onSubmit={async ({ parentId: to }, form) => {
        const { id, version, name } = node;
        if (!(await move({ id, version, parentId: to, order: 10_000 }, form))) return;
        toast.done(`${name} moved to ${options.find(({ value }) => value === to)?.label ?? `the ${parent}`}.`);
        onClose();
      }}
    >
      <SelectField
        name="parentId"
        label={label}
        options={options}
        emptyLabel="Choose"
        help={found && options.length === 0 ? `There is no other ${parent} beside this one.` : undefined}
        wide
      />
    </FormDialog>
  );
}
