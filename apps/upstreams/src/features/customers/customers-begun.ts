import { statusOnceBegun } from "@app/domain/customers/customer-states.ts";
import { lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { customerKind } from "./customers.service.ts";
import { customers } from "./customers.table.ts";

const reasons = { lesson: "The first lesson was held.", payment: "The first payment was received." } as const;

/**
 * A lesson that was no trial was held for some customers, or they paid: those who were leads are active from now on, which
 * is written down in the same transaction. Who was blocked meanwhile is active once unblocked. Source: domain.md 1.1.
 *
 *     await customersBegun(context, [payment.customerId], "payment");
 */
export async function customersBegun(
  context: Context,
  customerIds: readonly string[],
  by: keyof typeof reasons,
): Promise<void> {
  const held = await lockRecords(context, customers, [...new Set(customerIds)]);
  for (const { id: _id, version, status, blockedFrom } of held) {
    const next = statusOnceBegun(status);
    const nextFrom = blockedFrom && statusOnceBegun(blockedFrom);
    if (next === status && nextFrom === blockedFrom) continue;
    await changeRecord(
      context,
      customerKind,
      { _id, version },
      {
        action: "state-changed",
        reason: reasons[by],
        write: (before) => updateRecord(context, customers, before, { status: next, blockedFrom: nextFrom }),
      },
    );
  }
}
