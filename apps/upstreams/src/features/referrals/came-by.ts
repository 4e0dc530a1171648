import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { codeHolderKinds } from "@app/domain/referrals/referral-code.ts";
import type { Context } from "../../service/context.ts";
import { customers } from "../customers/customers.public.ts";
import { leads } from "../leads/leads-table.public.ts";
import { referrals } from "./referrals.table.ts";
import { codeStanding } from "./codes.queries.ts";

/** Whose a code is, as callers read it. */
export const codeHolder = z
  .object({
    code: z.string(),
    kind: z.enum(codeHolderKinds),
    holderId: z.string(),
    name: z.string(),
    stopped: z.string().nullable().meta({ description: "Why nobody new can come with it, such as paused." }),
  })
  .meta({ id: "CodeHolder" });

/** By whose code a customer or a lead came; null if by none. */
export async function cameBy(context: Pick<Context, "db">, asked: { customerId?: string[]; leadId?: string[] }) {
  const { customerId: [customerId] = [], leadId: [leadId] = [] } = asked;
  const table = customerId === undefined ? leads : customers;
  const id = customerId ?? leadId;
  if (id === undefined) return null;
  const [row] = await context.db
    .select({ code: table.referralCode })
    .from(table as typeof customers)
    .where(eq(table.id, id));
  if (row?.code) return codeStanding(context, row.code);
  // Of whoever was here before their record said so, the referral tells.
  const [referral] = await context.db
    .select({ code: referrals.code })
    .from(referrals)
    .where(
      and(
        eq(customerId === undefined ? referrals.leadId : referrals.refereeCustomerId, id),
        ne(referrals.status, "rejected"),
      ),
    );
  return referral ? codeStanding(context, referral.code) : null;
}
