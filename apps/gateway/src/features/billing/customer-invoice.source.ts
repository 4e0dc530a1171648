import { isCustomerInvoice, isInvoiceLink } from "@app/schema/upstreams/v2.records.generated.ts";
import { idInPath } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

/** The customer's page of an invoice. Codes go in bodies, because paths are logged on the way. */
export class CustomerInvoiceSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  lookup(code: string) {
    return this.#v2.send("POST", "/billing/invoice-page", { code }, isCustomerInvoice);
  }

  claim(body: object) {
    return this.#v2.send("POST", "/billing/invoice-page/transfer", body, isCustomerInvoice);
  }

  /** The path of the page, for staff. */
  link(id: string) {
    return this.#v2.send(
      "POST",
      `/billing/invoices/${idInPath(this.#v2.source, "Invoice", id)}/link`,
      {},
      isInvoiceLink,
    );
  }
}
