/** The changes of a day, of one kind. */
export interface ChangeGroup {
  /** ISO 8601. */
  day: string;
  /** "Breaking", "Dangerous" or "Compatible". */
  kind: string;
  changes: readonly string[];
}

/** Reads packages/schema/CHANGELOG.md; acceptances of one day are put together. */
export function changesIn(text: string): readonly ChangeGroup[] {
  const groups = new Map<string, { day: string; kind: string; changes: string[] }>();
  let day = "";
  let kind = "";
  for (const line of text.split("\n")) {
    const [, mark, rest = ""] = /^(##|###|-) (.+)$/.exec(line) ?? [];
    if (mark === "##") day = rest;
    else if (mark === "###") kind = rest;
    else if (mark === "-") {
      const key = `${day} ${kind}`;
      const group = groups.get(key) ?? { day, kind, changes: [] };
      group.changes.push(rest);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** The changes that say all of some words; groups without any are left out. */
export function changesWith(groups: readonly ChangeGroup[], search: string): readonly ChangeGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      changes: group.changes.filter((change) => {
        const said = `${change} ${group.kind} ${group.day}`.toLowerCase();
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({ changes }) => changes.length > 0);
}
