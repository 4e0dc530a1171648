import { and, eq } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import type { Besides } from "../../records/history/historic.ts";
import { payoutKind } from "./payout.kind.ts";

/** A referrer's payouts among what happened to the referrer: put together, approved, paid or given up, by whom. */
export const payoutsBesides: Besides = {
  of: (_, referrerId) =>
    Promise.resolve(and(eq(teamActivity.entityKind, payoutKind.kind), eq(teamActivity.partOf, referrerId))),
  changes({ status, currency, amount, reference }) {
    const sum = currency && amount && formatMoney({ currency: currency[1] as Currency, amount: Number(amount[1]) });
    return [
      ...(sum ? [{ field: "payoutAmount", before: null, after: sum }] : []),
      ...(status ? [{ field: "payoutStatus", before: status[0], after: status[1] }] : []),
      ...(reference ? [{ field: "payoutReference", before: reference[0], after: reference[1] }] : []),
    ];
  },
};
