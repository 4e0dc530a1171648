/** What a customer's money should come to, worked out without looking at the servers. Whole minor units; one currency. */

/** An invoice of whole lessons at one price, without tax. */
export interface Sale {
  id: string;
  lessons: number;
  total: number;
  /** What payments brought, less what went back to them, and what credit paid, less what was put back. */
  byPayments: number;
  byCredit: number;
  givenBack: number;
  credited: number;
  /** Lessons that were given back. */
  returned: number;
  isVoid: boolean;
  isClosed: boolean;
}

export class Purse {
  readonly sales: Sale[] = [];
  /** Credit in money that is no lesson's. */
  credit = 0;
  /** What came in and did not go out again, and gifts. */
  cash = 0;
  gifts = 0;

  static kept = ({ byPayments, byCredit }: Sale): number => byPayments + byCredit;
  static due = (sale: Sale): number => (sale.isVoid ? 0 : Math.max(0, sale.total - sale.credited - Purse.kept(sale)));
  static received = (sale: Sale): number => Purse.kept(sale) + sale.givenBack;

  /** Lessons that are paid for; after an invoice is closed no more are granted. */
  static granted = (sale: Sale): number =>
    sale.total === 0 ? sale.lessons : Math.floor((Purse.received(sale) * sale.lessons) / sale.total);

  /** What so many more lessons are worth, rounded by what all that went before and these come to. */
  static worthOf({ total, lessons, returned }: Sale, more: number): number {
    const upTo = (n: number) => Math.floor((2 * total * n + lessons) / (2 * lessons));
    return upTo(returned + more) - upTo(returned);
  }

  sell(id: string, lessons: number, total: number): void {
    const byCredit = Math.min(this.credit, total);
    this.credit -= byCredit;
    const none = { byPayments: 0, givenBack: 0, credited: 0, returned: 0, isVoid: false, isClosed: false };
    this.sales.push({ ...none, id, lessons, total, byCredit });
  }

  pay(amount: number, parts: readonly { sale: Sale; amount: number }[]): void {
    this.cash += amount;
    let over = amount;
    for (const part of parts) {
      part.sale.byPayments += part.amount;
      over -= part.amount;
    }
    this.credit += over;
  }

  /** The same the other way round. */
  takeBack(amount: number, parts: readonly { sale: Sale; amount: number }[]): void {
    this.pay(
      -amount,
      parts.map((part) => ({ ...part, amount: -part.amount })),
    );
  }

  give(amount: number): void {
    this.gifts += amount;
    this.credit += amount;
  }

  withdraw(sale: Sale): void {
    this.credit += sale.byCredit;
    sale.byCredit = 0;
    sale.isVoid = true;
  }

  /** Gives `amount` back: to payments as far as they go, the rest to the credit that paid. */
  giveBack(sale: Sale, amount: number, toCredit: boolean): void {
    const toPayments = Math.min(amount, sale.byPayments);
    sale.byPayments -= toPayments;
    sale.byCredit -= amount - toPayments;
    sale.givenBack += amount;
    sale.credited += amount;
    this.credit += amount - toPayments + (toCredit ? toPayments : 0);
    if (!toCredit) this.cash -= toPayments;
  }

  refund(sale: Sale, lessons: number, toCredit: boolean): void {
    this.giveBack(sale, Purse.worthOf(sale, lessons), toCredit);
    sale.returned += lessons;
  }

  /** Ends what is still to be paid; what makes up no whole lesson becomes credit. */
  close(sale: Sale): void {
    const paidFor = Purse.worthOf({ ...sale, returned: 0 }, Purse.granted(sale));
    const waiting = Purse.received(sale) - paidFor;
    sale.credited += Purse.due(sale);
    this.giveBack(sale, waiting, true);
    sale.isClosed = true;
  }

  /** Whether nothing was lost and nothing came from nowhere. */
  get isWhole(): boolean {
    return this.sales.reduce((sum, sale) => sum + Purse.kept(sale), 0) + this.credit === this.cash + this.gifts;
  }
}
