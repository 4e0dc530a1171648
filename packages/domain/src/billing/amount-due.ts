/** What has been paid and what is still owed. Source: domain.md 1.3. */

/** Sums over an invoice's entries, in its currency. */
export interface InvoiceMoney {
  total: number;
  /** Allocations of payments that succeeded, and credit that was applied. */
  received: number;
  /** Refunds that succeeded or are under way, lost bank disputes, and credit that was put back. */
  givenBack: number;
  /** Of it, what banks took for good. */
  lost?: number;
  /** Credit notes. */
  credited: number;
  writtenOff: number;
  /** Contested at the bank. */
  disputed: number;
}

export const netReceived = ({ received, givenBack }: Pick<InvoiceMoney, "received" | "givenBack">): number =>
  received - givenBack;

/** What is paid or need no longer be paid: what instalments are counted off against. */
export const settledOf = (money: Pick<InvoiceMoney, "received" | "givenBack" | "credited">): number =>
  netReceived(money) + money.credited;

/** Never below 0: what is over is a credit of its own. */
export const amountDue = (money: Omit<InvoiceMoney, "disputed">): number =>
  Math.max(0, money.total - money.credited - money.writtenOff - netReceived(money));

/** The one bound for a void, a refund, a credit note and a dispute. */
export const refundable = (money: Pick<InvoiceMoney, "received" | "givenBack" | "disputed">): number =>
  Math.max(0, netReceived(money) - money.disputed);

/** How a payment of `amount` divides between an invoice and a credit. */
export function divideReceived(amount: number, due: number): { allocated: number; over: number } {
  const allocated = Math.min(amount, due);
  return { allocated, over: amount - allocated };
}

/** Suggests how a payment is spread over several invoices, oldest first. */
export function spreadReceived(amount: number, dues: readonly number[]): number[] {
  let left = amount;
  return dues.map((due) => {
    const { allocated, over } = divideReceived(left, due);
    left = over;
    return allocated;
  });
}
