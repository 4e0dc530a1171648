import type { LessonsCover } from "@app/domain/billing/lesson-cover.ts";
import { valueUses, type LotStanding } from "@app/domain/billing/posting.ts";
import { newId } from "../../../database/new-id.ts";
import type { BillableItemRow } from "./billable-items.table.ts";

/** What one customer is charged for something that was settled. */
export interface Charge
  extends
    Pick<BillableItemRow, "customerId" | "regionId" | "settlementId" | "currency" | "day" | "minutes">,
    Partial<Pick<BillableItemRow, "lessonId" | "enrolmentId" | "courseEnrolmentId" | "billFrom">> {
  /** In minor units. */
  charge: number;
  /** By which its cover is known; null for what no credit pays for. */
  dueId: string | null;
}

const nothing = { lessonId: null, enrolmentId: null, courseEnrolmentId: null, billFrom: null };

/** What a charge takes of its customer's credit, and what of it is to be billed. `standings` moves on. */
export function postCharge(
  { charge, dueId, minutes, ...about }: Charge,
  cover: Pick<LessonsCover, "lessons"> | undefined,
  standings: Map<string, LotStanding>,
  { at, byId }: { at: Date; byId: string },
) {
  const covered = minutes > 0 && dueId !== null ? cover?.lessons.get(dueId) : undefined;
  const { uses, coveredMinutes, left } = covered ?? { uses: [], coveredMinutes: 0, left: charge };
  const common = { settlementId: about.settlementId, day: about.day, at };
  return {
    entries: valueUses(uses, standings).map(({ quantity, ...use }) => ({
      id: newId(at),
      type: "use" as const,
      quantity: -quantity,
      byId,
      reason: null,
      invoiceId: null,
      ...use,
      ...common,
    })),
    // Rows are written together, so that each names every column.
    items: left > 0 ? [{ ...nothing, id: newId(at), ...about, amount: left, minutes, coveredMinutes, at }] : [],
  };
}
export type Posted = ReturnType<typeof postCharge>;
