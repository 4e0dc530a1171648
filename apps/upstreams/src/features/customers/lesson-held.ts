import { statusOnceTaught } from "@app/domain/customers/customer-states.ts";
import { lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { customerKind } from "./customers.service.ts";
import { customers } from "./customers.table.ts";

/**
 * A lesson was held for some customers: those who were leads are active from now on, which is written down with the lesson's
 * outcome. Who was blocked meanwhile is active once unblocked. Source: domain.md 1.1.
 */
export async function lessonHeldFor(context: Context, customerIds: readonly string[]): Promise<void> {
  const held = await lockRecords(context, customers, [...new Set(customerIds)]);
  for (const { id: _id, version, status, blockedFrom } of held) {
    const next = statusOnceTaught(status);
    const nextFrom = blockedFrom && statusOnceTaught(blockedFrom);
    if (next === status && nextFrom === blockedFrom) continue;
    await changeRecord(
      context,
      customerKind,
      { _id, version },
      {
        action: "state-changed",
        reason: "The first lesson was held.",
        write: (before) => updateRecord(context, customers, before, { status: next, blockedFrom: nextFrom }),
      },
    );
  }
}
