import { useQuery } from "../../../shared/page/use-query.ts";
import { PartnerChoicesDocument } from "./user.generated.ts";

/** Partners by name, for a filter and a form, with the way to name one. */
export function usePartnerChoices() {
  const { data } = useQuery(PartnerChoicesDocument, { fetchPolicy: "cache-and-network" });
  const partners = data?.partners?.items ?? [];
  const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return {
    all: partners.map(toOption),
    /** Those for whom somebody may work. */
    open: partners.filter(({ status }) => status !== "ENDED").map(toOption),
    nameOf: (id: unknown) => partners.find((one) => one.id === id)?.name ?? "another partner",
  };
}
