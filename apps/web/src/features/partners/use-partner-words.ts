import { useOwnerChoices } from "../customers/owner-choices.public.ts";
import { useRegionChoices } from "../regions/region-choices.public.ts";

/** How a partner's references are named: in conflicts as chosen, and in its history as stored. */
export function usePartnerWords() {
  const { nameOf } = useRegionChoices();
  const owners = useOwnerChoices();
  const shown = {
    regionIds: (ids: unknown) => (ids as readonly string[]).map(nameOf).join(", ") || "none",
    ownerId: (id: unknown) =>
      id ? (owners.find(({ value }) => value === id)?.label ?? "another colleague") : "nobody",
  };
  return { shown };
}
