import { noValue, shownValue, type RecordWords } from "../text/record-labels.ts";
import type { HistoryEntryFragment } from "./history.generated.ts";

/** A changed field in words. */
export interface ChangeInWords {
  label: string;
  before: string;
  after: string;
}

/** A change in words: one sentence, and the fields that do not fit into it. */
export interface EntryInWords {
  sentence: string;
  changes: readonly ChangeInWords[];
}

type Entry = Pick<HistoryEntryFragment, "action" | "changedBy" | "isOwn" | "changes">;

/** What was done, following the person's name: "added 2 blocks"; with details below. */
export interface Deed {
  deed: string;
  changes: readonly ChangeInWords[];
}

/** How a record's history is worded. */
export interface HistoryWords extends RecordWords {
  /** For entries that are not field changes, such as those of a lesson; null for others. */
  told?: (entry: Entry) => Deed | null;
  /** Combines entries that belong together, the newest first. */
  gathered?: (entries: readonly HistoryEntryFragment[]) => readonly HistoryEntryFragment[];
}

/** Longer values are shown below the sentence. */
const shortest = 60;
const isShort = (text: string) => text.length <= shortest && !text.includes("\n");

const deeds: Partial<Record<Entry["action"], string>> = {
  CREATED: "added this",
  ARCHIVED: "archived this",
  DELETED: "removed this",
  STATE_CHANGED: "restored this",
};

/** Fields whose change is an event itself, not a restored value. */
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

/** A change in words: "changed Currency from GBP to USD"; an empty value is set, not changed. */
function changeInWords({ label, before, after }: ChangeInWords): string {
  if (before === noValue) return `set ${label} to ${after}`;
  if (after === noValue) return `cleared ${label}, which was ${before}`;
  return `changed ${label} from ${before} to ${after}`;
}

/** The new state is the event; accompanying changes are shown below. */
function ofStage(words: RecordWords, entry: Entry, who: string): EntryInWords {
  const [stage] = changesInWords(words, { ...entry, changes: entry.changes.filter(({ field }) => stages.has(field)) });
  const rest = changesInWords(words, { ...entry, changes: entry.changes.filter(({ field }) => !stages.has(field)) });
  return { sentence: `${who} ${stage ? changeInWords(stage) : "changed this"}.`, changes: rest };
}

/** "Ada Obi changed Currency from GBP to USD." */
export function entryInWords(words: HistoryWords, entry: Entry): EntryInWords {
  const who = entry.isOwn ? "You" : entry.changedBy;
  const summary = words.told?.(entry);
  if (summary) return { sentence: `${who} ${summary.deed}.`, changes: summary.changes };
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
