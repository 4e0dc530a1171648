import type { ProgressEvent } from "@app/domain/curriculum/curriculum-enums.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { ProgressFinishDocument, ProgressReopenDocument, ProgressStartDocument } from "./learners.generated.ts";

interface Moving {
  /** Takes a learner one step further with a topic. */
  move: (event: ProgressEvent, attachment: { id: string; version: number }, topicId: string) => void;
  moving: boolean;
}

/** The steps of learners; refusals are told in a toast. */
export function useProgress(): Moving {
  const start = useSave(ProgressStartDocument, (data) => data.progressStart);
  const finish = useSave(ProgressFinishDocument, (data) => data.progressFinish);
  const reopen = useSave(ProgressReopenDocument, (data) => data.progressReopen);
  const saves = { start, finish, reopen };
  return {
    move(event, { id, version }, subdivisionId) {
      void saves[event].save({ id, version, input: { subdivisionId } });
    },
    moving: start.saving || finish.saving || reopen.saving,
  };
}
