import type { CurriculumEvent } from "@app/domain/curriculum/curriculum-enums.ts";
import { EventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { CurriculumTreeFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { partsInWords } from "../words.ts";
import {
  CurriculumActivateDocument,
  CurriculumArchiveDocument,
  CurriculumRestoreDocument,
} from "./curriculum-events.generated.ts";

export const curriculumEvents: Record<CurriculumEvent, RecordEvent<CurriculumTreeFragment>> = {
  // Nothing leads back to a draft.
  activate: {
    verb: "Activate",
    mutation: CurriculumActivateDocument,
    description: (curriculum) => `${partsInWords(curriculum)}. Learners can be attached to it from now on.`,
    successMessage: ({ name }) => `${name} is active.`,
  },
  archive: {
    verb: "Archive",
    mutation: CurriculumArchiveDocument,
    danger: true,
    description: (curriculum) =>
      `${partsInWords(curriculum)}. It can no longer be edited or attached to learners. Learners already on it stay on it. It can be restored at any time.`,
    successMessage: ({ name }) => `${name} archived.`,
    undo: "CURRICULUM",
  },
  restore: {
    verb: "Restore",
    mutation: CurriculumRestoreDocument,
    description: (curriculum) =>
      `${partsInWords(curriculum)}. It will be active again, and can be edited and attached to learners.`,
    successMessage: ({ name }) => `${name} restored.`,
    undo: "CURRICULUM",
  },
};

interface CurriculumEventDialogProps {
  view: TreeView;
  event: CurriculumEvent;
  onClose: () => void;
}

/** Asks before a curriculum is put into use, taken out of it, or brought back. */
export function CurriculumEventDialog({ view: { curriculum }, event, onClose }: CurriculumEventDialogProps) {
  return <EventDialog what="curriculum" record={curriculum} event={curriculumEvents[event]} onClose={onClose} />;
}
