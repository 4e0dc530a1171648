import { noValue, shownValue, type RecordWords } from "../text/record-labels.ts";
import type { HistoryEntryFragment } from "./history.generated.ts";

/** One changed field as it is read. */
export interface ChangeInWords {
  label: string;
  before: string;
  after: string;
}

/** A change of a record as it is read: one sentence, and the fields that it does not hold. */
export interface EntryInWords {
  sentence: string;
  changes: readonly ChangeInWords[];
}

type Entry = Pick<HistoryEntryFragment, "action" | "changedBy" | "isOwn" | "changes">;

/** What was done, after the name of whoever did it: "added 2 blocks"; with what is shown below. */
export interface Deed {
  deed: string;
  changes: readonly ChangeInWords[];
}

/** How a record's history is read. */
export interface HistoryWords extends RecordWords {
  /** Of entries that are no change of the record's fields, such as what was written in a lesson; null of all others. */
  told?: (entry: Entry) => Deed | null;
  /** What is shown of the entries, the newest first, where some belong together. */
  gathered?: (entries: readonly HistoryEntryFragment[]) => readonly HistoryEntryFragment[];
}

/** Longer values stand below the sentence, one over the other. */
const shortest = 60;
const isShort = (text: string) => text.length <= shortest && !text.includes("\n");

const deeds: Partial<Record<Entry["action"], string>> = {
  CREATED: "added this",
  ARCHIVED: "archived this",
  DELETED: "removed this",
  STATE_CHANGED: "restored this",
};

/** Fields whose change is what was done, and not that something was brought back. */
const stages = new Set(["stage", "contentStatus"]);

const labelOf = ({ labels }: RecordWords, field: string) => labels[field] ?? field;

function changesInWords(words: RecordWords, { changes }: Entry): ChangeInWords[] {
  return changes
    .filter(({ field }) => field in words.labels)
    .map(({ field, before, after }) => ({
      label: labelOf(words, field),
      before: shownValue(words, field, before),
      after: shownValue(words, field, after),
    }));
}

/** One change: "changed Currency from GBP to USD"; what was empty was not changed but set. */
function changeInWords({ label, before, after }: ChangeInWords): string {
  if (before === noValue) return `set ${label} to ${after}`;
  if (after === noValue) return `cleared ${label}, which was ${before}`;
  return `changed ${label} from ${before} to ${after}`;
}

/** Where something came to is what happened; what came with it stands below. */
function ofStage(words: RecordWords, entry: Entry, who: string): EntryInWords {
  const [stage] = changesInWords(words, { ...entry, changes: entry.changes.filter(({ field }) => stages.has(field)) });
  const rest = changesInWords(words, { ...entry, changes: entry.changes.filter(({ field }) => !stages.has(field)) });
  return { sentence: `${who} ${stage ? changeInWords(stage) : "changed this"}.`, changes: rest };
}

/** "Ada Obi changed Currency from GBP to USD." */
export function entryInWords(words: HistoryWords, entry: Entry): EntryInWords {
  const who = entry.isOwn ? "You" : entry.changedBy;
  const told = words.told?.(entry);
  if (told) return { sentence: `${who} ${told.deed}.`, changes: told.changes };
  const changes = changesInWords(words, entry);
  const isStatus = changes.length === 1 && entry.changes.some(({ field }) => field === "status");
  const isStage = entry.action === "STATE_CHANGED" && entry.changes.some(({ field }) => stages.has(field));
  const deed = deeds[entry.action];
  if (deed !== undefined && !isStatus && !isStage) return { sentence: `${who} ${deed}.`, changes: [] };

  const [one] = changes;
  if (one === undefined) return { sentence: `${who} changed this.`, changes };
  if (changes.length > 1 && isStage) return ofStage(words, entry, who);
  if (changes.length > 1) return { sentence: `${who} changed ${changes.length} fields.`, changes };
  if (!isShort(one.before) || !isShort(one.after)) return { sentence: `${who} changed ${one.label}.`, changes };
  if (one.before === one.after) return { sentence: `${who} changed ${one.label}.`, changes: [] };
  return { sentence: `${who} ${changeInWords(one)}.`, changes: [] };
}
