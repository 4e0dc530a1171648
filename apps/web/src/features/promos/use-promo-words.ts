import { useRegionChoices } from "../regions/region-choices.public.ts";
import type { PromoRecordFragment } from "./promo.generated.ts";

/** How a promo's references are named: in conflicts as chosen, and in its history as stored. */
export function usePromoWords({ customers }: Pick<PromoRecordFragment, "customers">) {
  const { nameOf } = useRegionChoices();
  const customerOf = (id: string) => customers?.find((one) => one.id === id)?.name ?? "another customer";
  const shown = {
    regionIds: (ids: unknown) => (ids as readonly string[]).map(nameOf).join(", ") || "every region",
    customerIds: (ids: unknown) => (ids as readonly string[]).map(customerOf).join(", ") || "none",
  };
  return { shown };
}
