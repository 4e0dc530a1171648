import {
  dialectMessages,
  standardDialect,
  type DialectInput,
  type DialectUpdateInput,
} from "@app/domain/language/dialect.ts";
import { messages } from "@app/domain/messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { dialectOf, type DialectRecord } from "./dialects.record.ts";
import { dialects, type DialectRow } from "./dialects.table.ts";

export const dialectKind: RecordKind<DialectRow, DialectRecord> = {
  table: dialects,
  kind: "dialect",
  labelOf: ({ subject, name }) => `${name} (${subject})`,
  present: (_, dialect) => Promise.resolve(dialectOf(dialect)),
};

const uniques = { dialects_name: () => fieldRefusal("name", messages.unique("Name")) };
const isStandard = ({ name }: DialectRow) => name === standardDialect;

export const createDialect = (context: Context, input: DialectInput): Promise<DialectRecord> =>
  createRecord(context, dialectKind, {
    write: () => withUnique(uniques, () => insertRecord(context, dialects, input)),
  });

export const updateDialect = (
  context: Context,
  { _id, version, ...changes }: DialectUpdateInput,
): Promise<DialectRecord> =>
  changeRecord(
    context,
    dialectKind,
    { _id, version },
    {
      check(before) {
        if (before.archivedAt !== null)
          throw new Refusal("WRONG_STATE", messages.wrongState("dialect", "archived", "edited"));
        const { name = before.name, subject = before.subject } = changes;
        if (isStandard(before) && (name !== before.name || subject !== before.subject))
          throw fieldRefusal("name", dialectMessages.standardName);
      },
      write: (before) => withUnique(uniques, () => updateRecord(context, dialects, before, changes)),
    },
  );

/** Archives or restores a dialect; does nothing if it is in that state already. */
export const setDialectArchived = (context: Context, at: RecordRef, archived: boolean): Promise<DialectRecord> =>
  changeRecord(context, dialectKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === archived,
    check(before) {
      if (archived && isStandard(before)) throw new Refusal("WRONG_STATE", dialectMessages.standardStays);
    },
    write: (before) =>
      updateRecord(context, dialects, before, { active: !archived, archivedAt: archived ? context.now : null }),
    action: archived ? "archived" : "state-changed",
  });
