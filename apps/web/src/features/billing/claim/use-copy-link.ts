import { useMutation } from "@apollo/client/react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { copyLink } from "../../../shared/text/copy-link.ts";
import { InvoiceLinkDocument } from "./claim.generated.ts";

/** Copies the address of the customer's page of an invoice. */
export function useCopyInvoiceLink(): (id: string) => void {
  const [ask] = useMutation(InvoiceLinkDocument);
  const copy = async (id: string) => {
    const { data } = await ask({ variables: { id } });
    const { path, userErrors } = data.invoiceLink;
    if (path) await copyLink(`${location.origin}${path}`);
    else toast.info(userErrors[0]?.message ?? "The link could not be read. Try again.");
  };
  return (id) => void copy(id).catch(() => toast.info("The link could not be read. Try again."));
}
