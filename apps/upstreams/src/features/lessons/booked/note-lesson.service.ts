import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import type { Context } from "../../../service/context.ts";
import { keepUndoable } from "../undo/holding.ts";
import { bookedKind } from "./booked.kind.ts";
import type { BookedRecord } from "./booked.record.ts";
import { bookedLessons } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";

/** Writes something down about a lesson; only its log changes, so that what was done just before can still be undone. */
export const noteLesson = (context: Context, at: RecordRef, note: string): Promise<BookedRecord> =>
  changeRecord(context, bookedKind, at, {
    reason: note,
    write: (before) => updateRecord(context, bookedLessons, before, {}),
    async effects(lesson, before) {
      await logLessons(context, [{ lesson, event: "note", summary: note }]);
      await keepUndoable(context, lesson, before.version);
    },
  });
