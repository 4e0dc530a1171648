import type { PaymentGateway } from "@app/domain/billing/billing-enums.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { gatewayProblem } from "@app/domain/billing/prepayment-draft.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import type { RegionRow } from "../regions/regions.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";

/** Ways to pay that need no account with a gateway. */
const byHand: readonly PaymentGateway[] = ["BANK_TRANSFER", "CASH_OR_OTHER"];

/**
 * The ways to pay that are offered in a currency: those of the settings that are connected. Cash is always taken.
 * Source: domain.md 1.3, 5.1.
 */
export async function offeredGateways(context: Context, currency: Currency): Promise<PaymentGateway[]> {
  const chosen: readonly string[] = await settingOf(context, `gateways${currency}`, null);
  return byHand.filter((gateway) => gateway === "CASH_OR_OTHER" || chosen.includes(gateway));
}

/** Refuses a way to pay that is not offered, or a transfer without an account to pay into. */
export async function checkGateway(
  context: Context,
  { gateway, currency, region }: { gateway: PaymentGateway; currency: Currency; region: RegionRow | null },
): Promise<void> {
  const problem = gatewayProblem(gateway, currency, await offeredGateways(context, currency));
  if (problem) throw fieldRefusal("paymentGateway", problem);
  if (gateway === "BANK_TRANSFER" && region && !region.bankDetails.some((bank) => bank.currency === currency))
    throw fieldRefusal("paymentGateway", billingMessages.noBankDetails(region.name, currency));
}
