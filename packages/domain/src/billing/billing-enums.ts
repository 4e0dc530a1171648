/**
 * Whether lessons are paid for beforehand or afterwards.
 *
 * Source: domain.md 1.3.
 * @graphql InvoiceKind
 */
export const invoiceKinds = [
  /** Lessons that are paid for before they are given. */ "pre-payment",
  /** Lessons that have been given since the last invoice. */ "ongoing",
] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * How far an invoice has come. Overdue is not a state: it follows from the date and what is due.
 *
 * Source: domain.md 2.6.
 * @graphql InvoiceStatus
 */
export const invoiceStatuses = [
  /** Being written; without a number. */ "draft",
  /** With the customer; nothing has been paid yet. */ "sent",
  /** A part has been paid. */ "part-paid",
  /** Paid in full. */ "paid",
  /** A part of what was paid has been given back. */ "part-refunded",
  /** All that was paid has been given back. */ "refunded",
  /** Closed by credit notes alone. */ "credited",
  /** Given up; it does not count as paid. */ "written-off",
  /** Withdrawn; its number stays. */ "void",
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * What a prepayment buys.
 *
 * Source: domain.md 1.3.
 * @graphql PrepaymentType
 */
export const prepaymentTypes = [
  /** A number of lessons at a set price. */ "FIXED",
  /** A sum of money from which each lesson takes its price. */ "FLEXIBLE",
  /** One lesson at the trial price. */ "TRIAL",
] as const;
export type PrepaymentType = (typeof prepaymentTypes)[number];

/**
 * How an invoice can be paid.
 * @graphql PaymentGateway
 */
export const paymentGateways = [
  /** By card, through Stripe. */ "STRIPE",
  /** By card or transfer, through Paystack. */ "PAYSTACK",
  /** By card or transfer, through Flutterwave. */ "FLUTTERWAVE",
  /** By bank transfer. */ "BANK_TRANSFER",
  /** In cash, or in another way. */ "CASH_OR_OTHER",
] as const;
export type PaymentGateway = (typeof paymentGateways)[number];

/**
 * What a line of an invoice is for.
 *
 * Source: domain.md 1.3.
 * @graphql InvoiceLineKind
 */
export const invoiceLineKinds = [
  /** Lessons bought beforehand. */ "lessons",
  /** A lesson that was given. */ "lesson",
  /** A place in a group lesson. */ "group",
  /** A place in a virtual immersion. */ "immersion",
  /** A fee. */ "fee",
  /** A correction. */ "adjustment",
  /** Something else that is sold. */ "product",
] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

/**
 * How money reached us.
 * @graphql PaymentMethod
 */
export const paymentMethods = [
  /** By card. */ "card",
  /** By a transfer that a gateway received. */ "transfer",
  /** By a code typed into a phone. */ "ussd",
  /** To our bank account. */ "bank",
  /** In cash. */ "cash",
  /** In another way. */ "other",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * How money is given back to a customer.
 *
 * Source: domain.md 1.3.
 * @graphql RefundWay
 */
export const refundWays = [
  /** By bank transfer. */ "bank",
  /** In cash. */ "cash",
  /** As credit in money. */ "credit",
] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * How far a payment has come.
 *
 * Source: domain.md 1.3.
 * @graphql PaymentStatus
 */
export const paymentStatuses = [
  /** Begun, not received. */ "pending",
  /** Received. */ "succeeded",
  /** Not received. */ "failed",
  /** Received in another amount or currency than was asked for. */ "mismatch",
  /** Received, and not yet placed. */ "unclear",
  /** Given back. */ "refunded",
  /** Given back in part. */ "part-refunded",
  /** Contested at the bank. */ "disputed",
  /** Entered by mistake, and taken back. */ "taken-back",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * How far a dispute of a payment at the customer's bank has come.
 *
 * Source: domain.md 1.3, 2.6.
 * @graphql BankDisputeStatus
 */
export const bankDisputeStatuses = [
  /** The bank has not decided; what is contested cannot be used or given back. */ "open",
  /** Decided for us. */ "won",
  /** Decided for the customer: the bank took the money. */ "lost",
  /** Lost, and given back by the bank later. */ "reversed",
] as const;
export type BankDisputeStatus = (typeof bankDisputeStatuses)[number];

/**
 * What became of a dispute of a payment at the customer's bank.
 *
 * Source: domain.md 2.6.
 * @graphql BankDisputeOutcome
 */
export const bankDisputeOutcomes = [
  /** Decided for us. */ "won",
  /** Decided for the customer. */ "lost",
  /** The bank gave back what it took. */ "reversed",
] as const satisfies BankDisputeStatus[];
export type BankDisputeOutcome = (typeof bankDisputeOutcomes)[number];

/** What became of a transfer that a customer says they have made. */
export const claimStates = [
  /** Staff are still to look for it. */ "pending",
  /** It was found and entered as a payment. */ "settled",
  /** It was not found. */ "dismissed",
] as const;
