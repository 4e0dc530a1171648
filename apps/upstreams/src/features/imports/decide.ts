import { isDeepStrictEqual } from "node:util";
import type { RowVerdict } from "@app/domain/imports/import-enums.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { Found, Importable, Match, Problems, Values } from "./importable.ts";
import type { Candidate, RowChange } from "./imports.table.ts";
import type { Register } from "./named.ts";
import { shownValue, type ReadRow } from "./read-row.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** What a row would do, and all that is needed to do it. */
export interface Decision {
  verdict: RowVerdict;
  label: string;
  found: Found | null;
  problems: Problems | null;
  candidates: readonly Candidate[] | null;
  changes: RowChange[] | null;
  /** What is written: a new record, or the fields that differ. */
  values: Values;
}

const nothing = { found: null, problems: null, candidates: null, changes: null, values: {} };

export const failed = (label: string, problems: Problems): Decision => ({
  ...nothing,
  verdict: "failed",
  label,
  problems,
});

/** The database keeps the fields of a value in an order of its own. */
const same = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null);

/** What of a row is other than in the record. */
function changesOf(kind: Importable, { current, shown = {} }: Found, values: Values, register: Register): RowChange[] {
  return Object.entries(values)
    .filter(([field, value]) => value !== undefined && !same(current[field], value))
    .filter(([field, value]) => !Object.hasOwn(shown, field) || !same(shown[field], value))
    .map(([field, after]) => {
      const before = current[field] ?? null;
      const word = (value: unknown) => shownValue(kind.file, field, value, register);
      return { field, before, after, from: word(before), to: word(after) };
    });
}

const unlessProblems = ({ problems }: ReadRow) => (Object.keys(problems).length > 0 ? problems : null);

function change(kind: Importable, found: Found, row: ReadRow, register: Register): Decision {
  const { label } = found;
  const parsed = kind.parseChanges(found, row.values, register);
  if ("problems" in parsed) return { ...failed(label, parsed.problems), found };
  const changes = changesOf(kind, found, parsed.values, register);
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const verdict = changes.length > 0 || found.archived ? "update" : "unchanged";
  return { ...nothing, verdict, label, found, changes, values };
}

/** What a row would do to the record that it means, or as a new one; nothing is written. */
export function decide(
  kind: Importable,
  row: ReadRow,
  { found, candidates, noted = [], problems = {} }: Match,
  { restores, register }: { restores: boolean; register: Register },
): Decision {
  const label = found?.label ?? kind.labelOf(row.values);
  const wrong = unlessProblems({ ...row, problems: { ...row.problems, ...problems } });
  if (wrong) return { ...failed(label, wrong), found };
  if (candidates.length > 0) {
    const said = { "": importMessages.ambiguous(candidates.length, kind.file.tellApart, kind.file.oneThere) };
    return { ...nothing, verdict: "ambiguous", label, candidates, problems: said };
  }
  if (found?.archived && !restores) {
    const decision = change(kind, found, row, register);
    // As an archived record was exported, so it comes back: nothing is asked for.
    if (decision.changes?.length === 0) return { ...decision, verdict: "unchanged" };
    return { ...nothing, verdict: "archived", label, found, problems: { "": importMessages.archived } };
  }
  if (found) return change(kind, found, row, register);
  const parsed = kind.parseNew(row.values, register);
  if ("problems" in parsed) return failed(label, parsed.problems);
  return { ...nothing, verdict: "create", label, values: parsed.values, candidates: noted.length > 0 ? noted : null };
}

/** Does what was decided, through the area's own functions; null where there is nothing to do. */
export async function apply(
  context: Context,
  kind: Importable,
  decision: Decision,
  trial: boolean,
): Promise<RecordRef | null> {
  const { verdict, found, values } = decision;
  if (verdict === "create") return kind.create(context, values, trial);
  if (verdict !== "update" || !found) return null;
  let at: RecordRef = { _id: found.id, version: found.version };
  if (found.archived && kind.restore) at = await kind.restore(context, at);
  return Object.keys(values).length > 0 ? kind.update(context, at, values) : at;
}

/** What a refusal of the area's function says of the row; anything else is no refusal. */
export function problemsIn(error: unknown): Problems {
  if (!(error instanceof Refusal)) throw error;
  const { fields } = error.details;
  return fields && Object.keys(fields).length > 0 ? fields : { "": error.message };
}
