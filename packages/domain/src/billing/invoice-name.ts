/** What staff call an invoice: its number, or whom a draft is for. */
export const invoiceName = ({
  invoiceNumber,
  firstName,
  lastName,
}: {
  invoiceNumber?: string | null;
  firstName: string;
  lastName: string;
}): string => invoiceNumber ?? `Draft for ${firstName} ${lastName}`;
