import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { toEnumName } from "@app/domain/enums.ts";
import type { ExamPartLevel } from "@app/schema/types.generated.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { RefusalFragment } from "../../../shared/save/refusal.generated.ts";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import type { Level } from "../content-paths.ts";
import type { ActedNode, NodeAct } from "./acted-node.ts";
import * as acts from "./tree-acts.generated.ts";

type ActDocument = TypedDocumentNode<
  { saved: { record?: { version: number } | null; userErrors: readonly RefusalFragment[] } },
  { id: string; version: number; level?: ExamPartLevel; idempotencyKey?: string | null }
>;

const ofParts = {
  archive: acts.ExamPartArchiveDocument,
  restore: acts.ExamPartRestoreDocument,
  remove: acts.ExamPartDeleteDocument,
};
const documents = {
  exam: { archive: acts.ExamArchiveDocument, restore: acts.ExamRestoreDocument, remove: acts.ExamDeleteDocument },
  subject: ofParts,
  topic: ofParts,
  section: ofParts,
  lesson: {
    archive: acts.ExamLessonArchiveDocument,
    restore: acts.ExamLessonRestoreDocument,
    remove: acts.ExamLessonDeleteDocument,
  },
};

const words: Record<NodeAct, { verb: string; participle: string; description: (what: string) => string }> = {
  archive: {
    verb: "Archive",
    participle: "archived",
    description: (what) => `The ${what} and everything in it is taken out of use, and can be restored at any time.`,
  },
  restore: {
    verb: "Restore",
    participle: "restored",
    description: (what) => `The ${what} comes back with everything that was archived along with it.`,
  },
  remove: {
    verb: "Remove",
    participle: "removed",
    description: (what) => `The ${what} is removed for good. Only one that holds nothing can be removed.`,
  },
};

interface NodeActDialogProps {
  level: Level;
  act: NodeAct;
  node: ActedNode;
  onClose: () => void;
  /** The page's own node is no longer where it was. */
  onGone?: (() => void) | undefined;
}

/** Asks before a node is archived, restored or removed, and does it. */
export function NodeActDialog({ level, act, node, onClose, onGone }: NodeActDialogProps) {
  const { verb, participle, description } = words[act];
  const client = useApolloClient();
  const document = documents[level][act] as unknown as ActDocument;
  const { save, saving } = useSave(document, ({ saved }) => saved);
  const { offer } = useUndo();
  const isPart = level !== "exam" && level !== "lesson";
  const { error, confirm } = useConfirmed(
    async (sink) => save({ id: node.id, version: node.version, ...(isPart && { level: toEnumName(level) }) }, sink),
    ({ record }) => {
      const text = `${node.name} ${participle}.`;
      const kind = isPart ? "EXAM_PART" : level === "exam" ? "EXAM" : "EXAM_LESSON";
      if (record) offer({ kind, id: node.id, version: record.version, name: node.name, text });
      else toast.done(text);
      onClose();
      if (onGone) onGone();
      else void client.refetchQueries({ include: "active" });
    },
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${verb} ${node.name}?`}
      confirmLabel={`${verb} ${level}`}
      danger={act !== "restore"}
      pending={saving}
      error={error}
      onConfirm={confirm}
    >
      {description(level)}
    </ConfirmDialog>
  );
}
