import { Purse, type Sale } from "./purse.ts";

export interface Answer {
  status: number;
  body: unknown;
}

/** Calls the servers as a director; `key` is that of a call that may be sent twice. */
export type Send = (method: "get" | "post", path: string, body?: object, key?: string) => Promise<Answer>;

interface Versioned {
  _id: string;
  version: number;
}
export interface InvoiceSeen extends Versioned {
  due: number;
  received: number;
  givenBack: number;
  credited: number;
  status: string;
}
interface CreditSeen {
  unit: string;
  source: string;
  rest: number;
}
export interface Paid {
  id: string;
  version: number;
  amount: number;
  parts: readonly { sale: Sale; amount: number }[];
}

/** A customer of the storm: what is known of their money, and what the servers say of it. */
export class StormCustomer {
  readonly purse = new Purse();
  readonly paid: Paid[] = [];
  readonly id: string;
  readonly email: string;
  readonly #send: Send;

  constructor(send: Send, id: string, email: string) {
    this.#send = send;
    this.id = id;
    this.email = email;
  }

  async invoice(id: string): Promise<InvoiceSeen> {
    const { body } = await this.#send("get", `/billing/invoices?id=${id}`);
    const [found] = (body as { data: InvoiceSeen[] }).data;
    if (!found) throw new Error(`Invoice ${id} is gone.`);
    return found;
  }

  /** What differs between the servers and the model; empty if nothing does. */
  async differences(): Promise<string[]> {
    const wrong: string[] = [];
    const { body } = await this.#send("get", `/billing/invoices?customerId=${this.id}&pageSize=100`);
    const seen = (body as { data: InvoiceSeen[] }).data;
    for (const sale of this.purse.sales) {
      const { due, received, givenBack, credited } = seen.find(({ _id }) => _id === sale.id) ?? {};
      const [is, should] = [
        { due, net: (received ?? 0) - (givenBack ?? 0), credited },
        { due: Purse.due(sale), net: Purse.kept(sale), credited: sale.credited },
      ].map((one) => JSON.stringify(one));
      if (is !== should) wrong.push(`Invoice ${sale.id} has ${is}, should have ${should}.`);
    }
    const credits = await this.#send("get", `/billing/credits?customerId=${this.id}&unit=money&pageSize=100`);
    const rest = (credits.body as { data: CreditSeen[] }).data.reduce((sum, one) => sum + one.rest, 0);
    if (rest !== this.purse.credit) wrong.push(`Their credit is ${rest}, should be ${this.purse.credit}.`);
    if (!this.purse.isWhole) wrong.push("The model itself lost money.");
    return wrong;
  }
}
