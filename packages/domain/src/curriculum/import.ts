import * as z from "zod";
import type { CurriculumShape, ImportVerdict, SubdivisionType } from "../enums.ts";
import { textField } from "../fields.ts";
import { messages } from "../messages.ts";
import { curriculumMessages } from "./curriculum-messages.ts";
import { foldForSearch } from "../text.ts";
import { typesOf } from "./shape.ts";
import { subdivisionInput, type ResourceInput } from "./subdivision.ts";

/** Lines of a file below its head. */
export const importRowsMax = 1000;
/** What a file may weigh, in kilobytes of 1,024 bytes. */
export const importKilobytesMax = 512;

const names: Record<SubdivisionType, string> = {
  ageGroup: "Age group",
  level: "Level",
  subject: "Subject",
  topic: "Topic",
};
const more = ["Description", "Outcomes", "Minutes"] as const;

/** The columns of a file: the way down the tree to the topic, then what stands in it. */
export const importColumns = (shape: CurriculumShape): string[] => [...pathColumns(shape), ...more];
const pathColumns = (shape: CurriculumShape) => typesOf(shape).map((type) => names[type]);

const file = {
  fileName: textField("File name", 200),
  csv: z
    .string(messages.required("File"))
    .refine((text) => text.trim() !== "", { error: messages.required("File"), abort: true })
    .refine((text) => text.length <= importKilobytesMax * 1024, curriculumMessages.importSize(importKilobytesMax)),
};
/** A file to be looked at before anything is done. */
export const importCheckInput = z.object(file);
/** The same file, to be done as it was shown: `fingerprint` is of what was shown. */
export const importInput = z.object({
  ...file,
  fingerprint: z.string(),
  leaveOutProblems: z.boolean().default(false),
});
export type ImportInput = z.infer<typeof importInput>;

/** A part as far as importing looks at it. */
export interface KnownPart {
  id: string;
  parentId: string | null;
  type: SubdivisionType;
  name: string;
  description: string | null;
  outcomes: readonly string[];
  estimatedMinutes: number | null;
  archivedAt: unknown;
  /** It was archived by undoing an import, so that another import may bring it back. */
  revivable?: boolean;
}

/** A part to be made, or to be brought back as `revives`; `parent` is the key of another that is made, or the id of one that is there. */
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
  /** In the file, its head being line 1. */
  line: number;
  path: string[];
  verdict: ImportVerdict;
  /** Why it cannot be done; null where it can. */
  reason: string | null;
  cells: string[];
}

export interface ImportPlan {
  rows: PlannedRow[];
  /** Parents before children. */
  parts: PlannedPart[];
}

/** One line of a file: its cells by column. */
export interface ImportRow {
  line: number;
  cells: string[];
}

const separators = /\s*[|\n]\s*/;
const topicRules = subdivisionInput.pick({ name: true, description: true, outcomes: true, estimatedMinutes: true });

interface Place {
  /** Id of a part that is there, or key of one to be made. */
  key: string;
  known: KnownPart | null;
}

class Refused extends Error {}

/** What a file would do to a tree: a verdict for each line, and the parts that the good ones make. */
export function planImport(
  shape: CurriculumShape,
  known: readonly KnownPart[],
  rows: readonly ImportRow[],
): ImportPlan {
  const types = typesOf(shape);
  const places = new Map<string, Place>();
  const keyOf = (parent: string | null, name: string) => `${parent ?? ""}/${name.toLowerCase()}`;
  for (const part of known) places.set(keyOf(part.parentId, part.name), { key: part.id, known: part });
  const lines = new Map<string, number>();
  const parts: PlannedPart[] = [];

  function plan({ line, cells }: ImportRow): PlannedRow {
    const path = cells.slice(0, types.length).map((cell) => cell.trim());
    const row = { line, path, cells };
    try {
      return { ...row, ...verdictOf(line, cells, path) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...row, verdict: "problem", reason: error.message };
    }
  }

  function verdictOf(line: number, cells: readonly string[], path: readonly string[]) {
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
    const before = lines.get(topicKey);
    if (before !== undefined) throw new Refused(curriculumMessages.importTwice(before));
    lines.set(topicKey, line);
    const there = places.get(topicKey)?.known;
    const revives = archivedId(there);
    if (there && revives === null) return existing(there, fields);
    for (const part of above) places.set(keyOf(part.parent, part.name), { key: part.key, known: null });
    parts.push(...above, { ...empty, ...fields, key: there?.id ?? topicKey, revives, parent, type: "topic" });
    return { verdict: "create" as const, reason: null };
  }

  return { rows: rows.map(plan), parts };
}

/** The id of an archived part that is brought back; null where there is none or it is in use. */
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
  throw new Refused(text.replace("Name", names[type]));
}

/** What stands in a line about its topic. */
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

/** A topic that is there stays as it is: a line that says something else of it is no silent edit. */
function existing(there: KnownPart, { description, outcomes, estimatedMinutes }: Fields) {
  const differs = [
    description !== null && description !== there.description && "description",
    outcomes.length > 0 && outcomes.join("\n") !== there.outcomes.join("\n") && "outcomes",
    estimatedMinutes !== null && estimatedMinutes !== there.estimatedMinutes && "minutes",
  ].find((field) => field !== false);
  if (differs !== undefined) throw new Refused(curriculumMessages.importDiffers(there.name, differs));
  return { verdict: "unchanged" as const, reason: null };
}

/** Which column of a file is which; a text where the head is not as it should be. */
export function readHead(shape: CurriculumShape, head: readonly string[]): number[] | string {
  const wanted = importColumns(shape);
  const fold = (text: string) => foldForSearch(text).trim();
  const unknown = head.find(
    (cell) =>
      cell.trim() !== "" &&
      ![...wanted, curriculumMessages.importProblemColumn].some((name) => fold(name) === fold(cell)),
  );
  if (unknown !== undefined) return curriculumMessages.importUnknownColumn(unknown.trim(), wanted);
  const at = wanted.map((name) => head.findIndex((cell) => fold(cell) === fold(name)));
  const missing = pathColumns(shape).find((_, place) => at[place] === -1);
  return missing === undefined ? at : curriculumMessages.importMissingColumn(missing);
}
