import type { CurriculumShape, SubdivisionType } from "./curriculum-enums.ts";
import { subdivisionNames } from "../imports/topic-file.ts";
import { messages } from "../messages.ts";
import { curriculumMessages } from "./curriculum-messages.ts";
import { typesOf } from "./shape.ts";
import type { ResourceInput } from "./resource.ts";
import { partsMax, subdivisionInput } from "./subdivision.ts";

/** The fields of an existing part that importing needs. */
export interface KnownPart {
  id: string;
  parentId: string | null;
  type: SubdivisionType;
  name: string;
  description: string | null;
  outcomes: readonly string[];
  estimatedMinutes: number | null;
  archivedAt: unknown;
  /** Archived by undoing an import, so another import may restore it. */
  revivable?: boolean;
}

/**
 * A part to create, or to restore as `revives`. `parent` is the key of another planned part, or the id of an existing
 * one.
 */
export interface PlannedPart {
  key: string;
  revives: string | null;
  parent: string | null;
  type: SubdivisionType;
  name: string;
  description: string | null;
  outcomes: string[];
  resources: ResourceInput[];
  estimatedMinutes: number | null;
}

export interface PlannedRow {
  path: string[];
  verdict: "create" | "unchanged" | "failed";
  /** Why the row fails; null if it succeeds. */
  reason: string | null;
  /** Key or id of its topic; null if the row fails. */
  topic: string | null;
  /** Keys of the parts created above its topic. */
  above: string[];
}

export interface ImportPlan {
  rows: PlannedRow[];
  /** Parents before children. */
  parts: PlannedPart[];
}

/** One row of a file: the path to its topic, then the topic's fields. */
export interface TopicRow {
  /** The row number in the file. */
  place: number;
  cells: readonly string[];
}

const separators = /\s*[|\n]\s*/;
const topicRules = subdivisionInput.pick({ name: true, description: true, outcomes: true, estimatedMinutes: true });

interface Place {
  /** Id of an existing part, or key of a planned one. */
  key: string;
  known: KnownPart | null;
}

class Refused extends Error {}

/** Plans an import: a result for each row, and the parts that valid rows create. */
export function planImport(shape: CurriculumShape, known: readonly KnownPart[], rows: readonly TopicRow[]): ImportPlan {
  const types = typesOf(shape);
  const places = new Map<string, Place>();
  const keyOf = (parent: string | null, name: string) => `${parent ?? ""}/${name.toLowerCase()}`;
  for (const part of known) places.set(keyOf(part.parentId, part.name), { key: part.id, known: part });
  const rowsOf = new Map<string, number>();
  const parts: PlannedPart[] = [];
  let room = partsMax - known.length;

  function plan({ place, cells }: TopicRow): PlannedRow {
    const path = cells.slice(0, types.length).map((cell) => cell.trim());
    try {
      return { path, ...verdictOf(place, cells, path) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { path, verdict: "failed", reason: error.message, topic: null, above: [] };
    }
  }

  function verdictOf(row: number, cells: readonly string[], path: readonly string[]) {
    const fields = fieldsOf(cells, types.length);
    const above: PlannedPart[] = [];
    let parent: string | null = null;
    for (const [depth, type] of types.slice(0, -1).entries()) {
      const name = nameAt(path, depth, type);
      const at = keyOf(parent, name);
      const place = places.get(at);
      const revives = archivedId(place?.known);
      if (!place || revives !== null) above.push({ ...empty, key: place?.key ?? at, revives, parent, type, name });
      parent = place?.key ?? at;
    }
    const topicKey = keyOf(parent, fields.name);
    const before = rowsOf.get(topicKey);
    if (before !== undefined) throw new Refused(curriculumMessages.importTwice(before));
    rowsOf.set(topicKey, row);
    const there = places.get(topicKey)?.known;
    const revives = archivedId(there);
    if (there && revives === null) return existing(there, fields);
    const newParts = [...above, { revives }].filter((part) => part.revives === null).length;
    if (newParts > room) throw new Refused(messages.atMostItems(partsMax, "parts"));
    room -= newParts;
    for (const part of above) places.set(keyOf(part.parent, part.name), { key: part.key, known: null });
    parts.push(...above, { ...empty, ...fields, key: there?.id ?? topicKey, revives, parent, type: "topic" });
    const added = above.map(({ key }) => key);
    return { verdict: "create" as const, reason: null, topic: there?.id ?? topicKey, above: added };
  }

  return { rows: rows.map(plan), parts };
}

/** The id of an archived part to restore; null if there is none or it is active. */
function archivedId(known: KnownPart | null | undefined): string | null {
  if (!known || known.archivedAt === null) return null;
  if (known.revivable !== true) throw new Refused(curriculumMessages.parentArchived(known.name));
  return known.id;
}

const empty = { description: null, outcomes: [], resources: [], estimatedMinutes: null };

function nameAt(path: readonly string[], depth: number, type: SubdivisionType): string {
  const { data, error } = subdivisionInput.shape.name.safeParse(path[depth] ?? "");
  if (data !== undefined) return data;
  const text = error.issues[0]?.message ?? "";
  throw new Refused(text.replace("Name", subdivisionNames[type]));
}

/** The topic fields of a row. */
function fieldsOf(cells: readonly string[], depth: number) {
  const name = nameAt(cells, depth - 1, "topic");
  const [description = "", outcomes = "", minutes = ""] = cells.slice(depth);
  const { data, error } = topicRules.safeParse({
    name,
    description,
    outcomes: outcomes.split(separators).filter((text) => text.trim() !== ""),
    estimatedMinutes: minutes,
  });
  if (!data) throw new Refused(error.issues[0]?.message ?? "");
  return { ...data, description: data.description ?? null, estimatedMinutes: data.estimatedMinutes ?? null };
}

type Fields = ReturnType<typeof fieldsOf>;

/** An existing topic stays unchanged: a row with other values is a problem, not a silent edit. */
function existing(there: KnownPart, { description, outcomes, estimatedMinutes }: Fields) {
  const differs = [
    description !== null && description !== there.description && "description",
    outcomes.length > 0 && outcomes.join("\n") !== there.outcomes.join("\n") && "outcomes",
    estimatedMinutes !== null && estimatedMinutes !== there.estimatedMinutes && "minutes",
  ].find((field) => field !== false);
  if (differs !== undefined) throw new Refused(curriculumMessages.importDiffers(there.name, differs));
  return { verdict: "unchanged" as const, reason: null, topic: there.id, above: [] };
}
