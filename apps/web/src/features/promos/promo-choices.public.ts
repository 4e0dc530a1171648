import { useQuery } from "../../shared/page/use-query.ts";
import { PromoChoicesDocument } from "./promo-choices.generated.ts";

/** Promos that can be used now or later, for what a form of another area offers. */
export function usePromoChoices() {
  const { data } = useQuery(PromoChoicesDocument, { fetchPolicy: "cache-and-network" });
  const promos = data?.promos?.items ?? [];
  return {
    options: promos.map(({ id, code, name }) => ({ value: id, label: code, hint: name })),
    codeOf: (id: unknown) => promos.find((one) => one.id === id)?.code ?? "another promo",
  };
}
