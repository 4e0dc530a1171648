import type { PaymentGateway } from "@app/domain/billing/billing-enums.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import type { RegionRow } from "../regions/regions.public.ts";
import { offeredGateways } from "./payment-ways.ts";

/** The way to pay that a draft begins with: by bank transfer where the region has an account for it. */
export async function usualGateway(
  context: Context,
  { currency, region }: { currency: Currency; region: Pick<RegionRow, "bankDetails"> | undefined },
): Promise<PaymentGateway> {
  const offered = await offeredGateways(context, currency);
  const hasBank = region?.bankDetails.some((bank) => bank.currency === currency) ?? false;
  return offered.includes("BANK_TRANSFER") && hasBank ? "BANK_TRANSFER" : "CASH_OR_OTHER";
}
