import { skipToken } from "@apollo/client/react";
import type { Currency } from "@app/domain/enums.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { CreditForInvoicesDocument } from "../invoice.generated.ts";

/** What money credit of a customer will pay of a draft once it is sent; 0 while that is not known. */
export function useCreditAhead(customerId: string | null, currency: Currency | "", total: number): number {
  const { data } = useQuery(
    CreditForInvoicesDocument,
    customerId && currency && total > 0
      ? { variables: { customerId, currency }, fetchPolicy: "cache-and-network" }
      : skipToken,
  );
  return Math.min(total, data?.creditForInvoices ?? 0);
}
