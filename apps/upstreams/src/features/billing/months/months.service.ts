import { monthName } from "@app/domain/dates/month.ts";
import { insertRecord, lockRecord, updateRecord } from "../../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../../records/change-record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { regions } from "../../regions/regions.public.ts";
import { closedMonths, type ClosedMonthRow } from "./closed-months.table.ts";
import { sumsOfMonth } from "./month-sums.ts";
import { monthOrRefuse, regionOrRefuse } from "./months.queries.ts";
import type { BookMonthRecord } from "./months.record.ts";

const monthKind: RecordKind<ClosedMonthRow, BookMonthRecord> = {
  table: closedMonths,
  kind: "book-month",
  labelOf: async ({ regionId, month }, context) =>
    `${monthName(month)}, ${(await regionOrRefuse(context, regionId)).name}`,
  partOf: ({ regionId }) => regionId,
  present: (context, { regionId, month }) => monthOrRefuse(context, regionId, month),
};

/** Waits for whoever writes in the books of a region now, and has others wait until the transaction ends. */
const holdBooks = (context: Context, regionId: string) => lockRecord(context, regions, regionId);

/** Closes the first open month of a region: what is for its days is dated later from now on. Source: domain.md 1.3. */
export async function closeMonth(
  context: Context,
  asked: { regionId: string; month: string },
): Promise<BookMonthRecord> {
  await holdBooks(context, asked.regionId);
  const found = await monthOrRefuse(context, asked.regionId, asked.month);
  if (found.state === "closed") return found;
  if (found.closeProblem !== null) throw new Refusal("WRONG_STATE", found.closeProblem);
  const sums = await sumsOfMonth(context, asked);
  return createRecord(context, monthKind, { write: () => insertRecord(context, closedMonths, { ...asked, sums }) });
}

/** Opens the last closed month of a region again. */
export async function reopenMonth(
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<BookMonthRecord> {
  const { regionId } = await findOrRefuse(context, closedMonths, at._id, "Month of the books");
  await holdBooks(context, regionId);
  return changeRecord(context, monthKind, at, {
    isDone: ({ reopenedAt }) => reopenedAt !== null,
    action: "state-changed",
    reason,
    async check({ month }) {
      const { reopenProblem } = await monthOrRefuse(context, regionId, month);
      if (reopenProblem !== null) throw new Refusal("WRONG_STATE", reopenProblem);
    },
    write: (before) =>
      updateRecord(context, closedMonths, before, {
        reopenedAt: context.now,
        reopenedById: context.actor.id,
        reopenReason: reason,
      }),
  });
}
