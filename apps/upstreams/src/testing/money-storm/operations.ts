import type { seedFrom } from "../../seed/random.ts";
import type { Answer, Send, StormCustomer } from "./customer.ts";
import { Purse, type Sale } from "./purse.ts";

export type Chance = ReturnType<typeof seedFrom>["chance"];

/** What an operation is given: a customer, chance, and a way to send that may send twice. */
interface Turn {
  customer: StormCustomer;
  chance: Chance;
  send: Send;
  /** The date of the servers. */
  today: string;
}

/** Does one thing; null where there is nothing to do it with. */
export type Operation = (turn: Turn) => Promise<Answer | null>;

const idOf = ({ body }: Answer): string => (body as { data: { _id: string } }).data._id;
const versionOf = ({ body }: Answer): number => (body as { data: { version: number } }).data.version;
const isDone = ({ status }: Answer): boolean => status < 300;

const payable = ({ customer, chance }: Turn): Sale | null => {
  const open = customer.purse.sales.filter((sale) => !sale.isVoid && Purse.due(sale) > 0);
  return open.length === 0 ? null : chance.pick(open);
};
const sold = ({ customer, chance }: Turn): Sale | null =>
  customer.purse.sales.length === 0 ? null : chance.pick(customer.purse.sales);

/** Writes an invoice and sends it; what they have as credit pays for it at once. */
const sell: Operation = async ({ customer, chance, send }) => {
  const [lessonCount, amount] = [chance.whole(1, 12), chance.whole(500, 4_999)];
  const draft = await send("post", "/billing/invoices", {
    firstName: "Storm",
    lastName: "Customer",
    email: customer.email,
    timeZone: "Europe/London",
    subjects: [{ value: "Igbo" }],
    lessonPrice: { currency: "GBP", amount, durationMinutes: 60, lessonCount },
    paymentGateway: "BANK_TRANSFER",
    studentCustomer: customer.id,
  });
  if (!isDone(draft)) return draft;
  const sent = await send("post", `/billing/invoices/${idOf(draft)}/send`, { version: versionOf(draft) });
  if (isDone(sent)) customer.purse.sell(idOf(draft), lessonCount, amount * lessonCount);
  return sent;
};

/** Pays a part of an invoice, all of it or more. */
const pay: Operation = async (turn) => {
  const { customer, chance, send, today } = turn;
  const sale = payable(turn);
  if (!sale) return null;
  const due = Purse.due(sale);
  const amount = chance.weighted([
    [due, 4],
    [chance.whole(1, due), 4],
    [due + chance.whole(1, 3_000), 2],
  ]);
  const part = Math.min(amount, due);
  const payment = await send("post", "/billing/payments", {
    customerId: customer.id,
    gateway: "CASH_OR_OTHER",
    currency: "GBP",
    amount,
    receivedOn: today,
    allocations: [{ invoiceId: sale.id, amount: part }],
    keepAsCredit: amount > part,
  });
  if (!isDone(payment)) return payment;
  const parts = [{ sale, amount: part }];
  customer.purse.pay(amount, parts);
  customer.paid.push({ id: idOf(payment), version: versionOf(payment), amount, parts });
  return payment;
};

/** Two people enter the same transfer at once: one of them is refused. */
const payTwice: Operation = async (turn) => {
  const { customer, send, today } = turn;
  const sale = payable(turn);
  if (!sale) return null;
  const amount = Purse.due(sale);
  const body = {
    customerId: customer.id,
    gateway: "CASH_OR_OTHER",
    currency: "GBP",
    amount,
    receivedOn: today,
    allocations: [{ invoiceId: sale.id, amount }],
  };
  const both = await Promise.all([1, 2].map(() => send("post", "/billing/payments", body)));
  const [done, ...more] = both.filter(isDone);
  if (!done || more.length > 0) throw new Error(`Of two equal payments ${done ? "both" : "none"} was entered.`);
  const parts = [{ sale, amount }];
  customer.purse.pay(amount, parts);
  customer.paid.push({ id: idOf(done), version: versionOf(done), amount, parts });
  return done;
};

const takeBack: Operation = async ({ customer, chance, send }) => {
  const { paid } = customer;
  if (paid.length === 0) return null;
  const one = chance.pick(paid);
  const body = { version: one.version, reason: "Entered by mistake" };
  const taken = await send("post", `/billing/payments/${one.id}/take-back`, body);
  if (!isDone(taken)) return taken;
  customer.purse.takeBack(one.amount, one.parts);
  paid.splice(paid.indexOf(one), 1);
  return taken;
};

/** A change of an invoice, by its newest version. */
const change = async (
  { customer, send }: Turn,
  sale: Sale,
  event: string,
  body: object,
  then: () => void,
): Promise<Answer> => {
  const { version } = await customer.invoice(sale.id);
  const changed = await send("post", `/billing/invoices/${sale.id}/${event}`, { version, reason: "Storm", ...body });
  if (isDone(changed)) then();
  return changed;
};

const withdraw: Operation = async (turn) => {
  const sale = sold(turn);
  if (!sale || sale.isVoid) return null;
  return change(turn, sale, "void", {}, () => turn.customer.purse.withdraw(sale));
};

const refund: Operation = async (turn) => {
  const { chance, customer } = turn;
  const sale = sold(turn);
  if (!sale || sale.isVoid) return null;
  const lessons = chance.whole(1, Math.max(1, Purse.granted(sale) - sale.returned));
  const way = chance.pick(["cash", "credit"] as const);
  return change(turn, sale, "refund", { quantity: lessons * 60, way }, () =>
    customer.purse.refund(sale, lessons, way === "credit"),
  );
};

const close: Operation = async (turn) => {
  const sale = payable(turn);
  return sale && change(turn, sale, "close", {}, () => turn.customer.purse.close(sale));
};

const give: Operation = async ({ customer, chance, send }) => {
  const quantity = chance.whole(1, 2_000);
  const gift = await send("post", "/billing/credits", {
    customerId: customer.id,
    unit: "money",
    currency: "GBP",
    quantity,
    reason: "Storm",
  });
  if (isDone(gift)) customer.purse.give(quantity);
  return gift;
};

/** A change that was decided on what is no longer so: always refused. */
const late: Operation = async (turn) => {
  const sale = payable(turn);
  if (!sale) return null;
  const { version } = await turn.customer.invoice(sale.id);
  const body = { version: version - 1, reason: "Storm" };
  const answer = await turn.send("post", `/billing/invoices/${sale.id}/void`, body);
  if (isDone(answer)) throw new Error("A change of an older version was accepted.");
  return answer;
};

/** Each with how often it comes. */
export const operations: readonly (readonly [Operation, number])[] = [
  [sell, 6],
  [pay, 9],
  [payTwice, 2],
  [takeBack, 3],
  [withdraw, 2],
  [refund, 5],
  [close, 2],
  [give, 2],
  [late, 1],
];
