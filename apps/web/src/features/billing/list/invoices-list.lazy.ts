import { preloadOf } from "../../../shared/list/list-of.ts";
import { invoicesList } from "./invoices.list.tsx";

export { InvoicesListScreen as Component } from "./invoices-list.screen.tsx";

export const preload = preloadOf(invoicesList);
