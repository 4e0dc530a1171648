import { toEnumName } from "@app/domain/enums.ts";
import { importKinds } from "@app/domain/imports/import-enums.ts";
import type { ImportFile } from "@app/domain/imports/import-column.ts";
import { importFiles } from "@app/domain/imports/import-files.ts";
import type { ImportKind, ImportState, RowVerdict, UndoVerdict } from "@app/schema/types.generated.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { numberOf } from "../../shared/text/format.ts";

/** What a file of a kind is made of. */
export function fileOf(kind: ImportKind): ImportFile {
  const name = importKinds.find((one) => toEnumName(one) === kind) ?? "customers";
  return importFiles[name];
}

interface Look {
  word: string;
  tone: StatusTone;
}

export const stateLooks: Record<ImportState, Look> = {
  READING: { word: "Reading", tone: "underWay" },
  MAPPING: { word: "Choose columns", tone: "waiting" },
  CHECKING: { word: "Checking", tone: "underWay" },
  CHECKED: { word: "Checked", tone: "waiting" },
  IMPORTING: { word: "Importing", tone: "underWay" },
  IMPORTED: { word: "Imported", tone: "good" },
  UNDOING: { word: "Undoing", tone: "underWay" },
  UNDONE: { word: "Undone", tone: "neutral" },
  CANCELLED: { word: "Cancelled", tone: "neutral" },
  FAILED: { word: "Failed", tone: "trouble" },
};

export const verdictLooks: Record<RowVerdict, Look> = {
  CREATE: { word: "Add", tone: "good" },
  UPDATE: { word: "Change", tone: "underWay" },
  UNCHANGED: { word: "Unchanged", tone: "neutral" },
  AMBIGUOUS: { word: "Ambiguous", tone: "waiting" },
  ARCHIVED: { word: "Archived", tone: "waiting" },
  FAILED: { word: "Failed", tone: "trouble" },
};

/** The same once it is done. */
export const doneWords: Partial<Record<RowVerdict, string>> = { CREATE: "Added", UPDATE: "Changed" };

export const undoLooks: Record<UndoVerdict, Look> = {
  REVERSED: { word: "Reversed", tone: "neutral" },
  KEPT: { word: "Kept", tone: "waiting" },
  STUCK: { word: "Not reversed", tone: "trouble" },
};

/** A server is at work on it. */
export const isWorking = (state: ImportState): boolean =>
  state === "READING" || state === "CHECKING" || state === "IMPORTING" || state === "UNDOING";

/** What a finished or broken-off import did. */
export const isOver = (state: ImportState): boolean =>
  state === "IMPORTED" || state === "UNDOING" || state === "UNDONE";

type Counts = readonly { verdict: RowVerdict; count: number }[];

/** "4,963 to add, 37 failed"; nothing while nothing is known. */
export function countsInWords(verdicts: Counts, done: boolean): string {
  const words: Record<RowVerdict, string> = {
    CREATE: done ? "added" : "to add",
    UPDATE: done ? "changed" : "to change",
    UNCHANGED: "unchanged",
    AMBIGUOUS: "ambiguous",
    ARCHIVED: "archived",
    FAILED: "failed",
  };
  return verdicts
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${numberOf(count)} ${words[verdict]}`)
    .join(", ");
}

export const countOfVerdict = (verdicts: Counts, ...wanted: readonly RowVerdict[]): number =>
  verdicts.filter(({ verdict }) => wanted.includes(verdict)).reduce((sum, { count }) => sum + count, 0);
