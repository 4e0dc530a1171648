import { usePromoChoices } from "../promos/promo-choices.public.ts";
import { useRegionChoices } from "../regions/region-choices.public.ts";

/** How a banner's references are named: in conflicts as chosen, and in its history as stored. */
export function useBannerWords() {
  const { nameOf } = useRegionChoices();
  const { codeOf } = usePromoChoices();
  const shown = {
    regionIds: (ids: unknown) => (ids as readonly string[]).map(nameOf).join(", ") || "every region",
    promoId: (id: unknown) => (id ? codeOf(id) : "none"),
  };
  return { shown };
}
