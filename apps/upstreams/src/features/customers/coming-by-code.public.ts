import type { CustomerSource } from "@app/domain/people/people-enums.ts";
import type { Comer } from "@app/domain/referrals/household.ts";
import type { Context } from "../../service/context.ts";

/** What a code says of whoever comes with it. */
export interface CameBy {
  referralCode: string;
  source: CustomerSource;
  /** Null where a referrer sent them. */
  partnerId: string | null;
}

/** What referrals know of codes: they know of customers and leads, which know nothing of them. */
interface CodeBook {
  /** Refuses a code that nobody has, that has stopped, or that is of the comer's own household. */
  read: (context: Context, code: string, comer: Comer) => Promise<CameBy>;
  /** Writes down that a new customer or lead came with a code. */
  note: (context: Context, code: string, comer: { customerId: string } | { leadId: string }) => Promise<void>;
  /** Lets the referral of a lead go on as that of the customer whom they have become. */
  follow: (context: Context, leadId: string, customerId: string) => Promise<void>;
}

let book: CodeBook | null = null;

/** Says how codes are read. */
export const readCodesBy = (given: CodeBook): void => void (book = given);

/** What a code says of a comer; nothing where there is none. */
export const cameByCode = async (
  context: Context,
  code: string | null | undefined,
  comer: Comer,
): Promise<CameBy | Record<string, never>> => (code && book ? book.read(context, code, comer) : {});

/** Writes down who sent a new customer or lead. */
export async function noteCode(
  context: Context,
  code: string | null,
  comer: { customerId: string } | { leadId: string },
): Promise<void> {
  if (code !== null) await book?.note(context, code, comer);
}

/** Lets the referral of a lead follow them to their account. */
export const followLead = async (context: Context, leadId: string, customerId: string): Promise<void> =>
  book?.follow(context, leadId, customerId);
