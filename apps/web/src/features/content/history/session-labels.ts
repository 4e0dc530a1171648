import { countOf } from "../../../shared/text/format.ts";
import type { ChangeInWords, Deed, HistoryWords } from "../../../shared/history/history-labels.ts";
import { noValue } from "../../../shared/text/record-labels.ts";
import type { HistoryEntryFragment } from "../../../shared/history/history.generated.ts";

interface NamedBlock {
  id: string;
  name: string;
}

/** What a save did to blocks, by the fields that say so, in the order in which it is told. */
const deeds = ["added", "changed", "removed", "moved"] as const;
type BlockDeed = (typeof deeds)[number];
const isDeed = (field: string): field is BlockDeed => deeds.some((deed) => deed === field);

const isBlock = (one: unknown): one is NamedBlock =>
  typeof one === "object" && one !== null && "id" in one && "name" in one;
const blocksIn = (value: unknown): NamedBlock[] => (Array.isArray(value) ? value.filter(isBlock) : []);

type Changes = HistoryEntryFragment["changes"];
const blocksOf = (changes: Changes, deed: BlockDeed) => blocksIn(changes.find(({ field }) => field === deed)?.after);

const listed = new Intl.ListFormat("en-GB");

/** "added 2 blocks, changed 1 and removed 1" */
function blockDeed(changes: Changes): Deed | null {
  const done = deeds.flatMap((deed) => {
    const blocks = blocksOf(changes, deed);
    return blocks.length > 0 ? [{ deed, blocks }] : [];
  });
  const words = done.map(({ deed, blocks }, at) =>
    at === 0 ? `${deed} ${countOf(blocks.length, "block")}` : `${deed} ${blocks.length}`,
  );
  if (words.length === 0) return null;
  const shown = done.map(({ deed, blocks }): ChangeInWords => {
    const names = blocks.map(({ name }) => name).join("\n");
    const label = `${deed.charAt(0).toUpperCase()}${deed.slice(1)}`;
    return deed === "removed" ? { label, before: names, after: noValue } : { label, before: noValue, after: names };
  });
  return { deed: `${listed.format(words)} in the session`, changes: shown };
}

/** What was written in the session of a lesson; null of an entry that tells of the lesson itself. */
export const toldOfSession: NonNullable<HistoryWords["told"]> = ({ changes }) => {
  const at = (field: string) => changes.find((change) => change.field === field)?.after;
  const begun = at("versionBegun");
  const gone = at("versionDiscarded");
  if (typeof begun === "number") return { deed: `began version ${begun} of the session`, changes: [] };
  if (typeof gone === "number") return { deed: `discarded version ${gone} of the session`, changes: [] };
  if (at("commentResolved") === true) return { deed: "resolved a comment on the session", changes: [] };
  if (at("commentResolved") === false) return { deed: "reopened a comment on the session", changes: [] };
  return blockDeed(changes);
};

/** Saves that follow each other within this time are told as one, in milliseconds. */
const oneSittingMs = 60 * 60_000;

/** What two saves did together: a block that was added and then changed was added. */
function together(later: Changes, earlier: Changes): Changes {
  const union = (deed: BlockDeed) =>
    new Map([...blocksOf(earlier, deed), ...blocksOf(later, deed)].map((block) => [block.id, block]));
  const [added, changed, removed, moved] = [union("added"), union("changed"), union("removed"), union("moved")];
  const without = (blocks: Map<string, NamedBlock>, ...others: ReadonlyMap<string, NamedBlock>[]) =>
    [...blocks.values()].filter(({ id }) => others.every((other) => !other.has(id)));
  const fields: Record<BlockDeed, NamedBlock[]> = {
    added: without(added, removed),
    changed: without(changed, added, removed),
    removed: without(removed, added),
    moved: without(moved, added, changed, removed),
  };
  return deeds.flatMap((deed) =>
    fields[deed].length === 0
      ? []
      : [{ __typename: "FieldChange" as const, field: deed, before: null, after: fields[deed] }],
  );
}

const isSave = ({ changes }: HistoryEntryFragment) => changes.length > 0 && changes.every(({ field }) => isDeed(field));

/** Drafts are saved every twenty seconds: what one person wrote in one sitting is one entry, at the time of its last save. */
export function gatheredSaves(entries: readonly HistoryEntryFragment[]): readonly HistoryEntryFragment[] {
  const gathered: HistoryEntryFragment[] = [];
  for (const entry of entries) {
    const later = gathered.at(-1);
    const isOneSitting =
      later &&
      isSave(later) &&
      isSave(entry) &&
      later.changedBy === entry.changedBy &&
      Date.parse(later.at) - Date.parse(entry.at) < oneSittingMs;
    if (isOneSitting) gathered[gathered.length - 1] = { ...later, changes: together(later.changes, entry.changes) };
    else gathered.push(entry);
  }
  return gathered.filter((entry) => entry.changes.length > 0 || entry.version !== null);
}
