import { formatMoney } from "@app/domain/money.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { PayoutRecord } from "./payout.record.ts";
import { shownPayouts } from "./payouts.queries.ts";
import { referralPayouts, type PayoutRow } from "./payouts.table.ts";

export const payoutKind: RecordKind<PayoutRow, PayoutRecord> = {
  table: referralPayouts,
  kind: "referral-payout",
  labelOf: ({ currency, amount }) => formatMoney({ currency, amount }),
  partOf: ({ referrerId }) => referrerId,
  async present(context, row) {
    const [shown] = await shownPayouts(context, [row]);
    return shown as PayoutRecord;
  },
};
