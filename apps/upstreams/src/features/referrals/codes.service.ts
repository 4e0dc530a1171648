import { eq } from "drizzle-orm";
import { referralCodeMessages, type CodeHolderKind } from "@app/domain/referrals/referral-code.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { referralCodes } from "./codes.table.ts";

interface CodeHolder {
  holderKind: CodeHolderKind;
  holderId: string;
}

/** Whose a code is or was; null if it was never given. `code` is in capitals. */
async function holderOf({ db }: Pick<Context, "db">, code: string): Promise<CodeHolder | null> {
  const { holderKind, holderId } = referralCodes;
  const [row] = await db.select({ holderKind, holderId }).from(referralCodes).where(eq(referralCodes.code, code));
  return row ?? null;
}

/** Gives somebody a code, in the transaction that saves them; refused where somebody else has or had it. */
export async function claimCode(context: Pick<Context, "db" | "now">, code: string, holder: CodeHolder): Promise<void> {
  const claimed = await context.db
    .insert(referralCodes)
    .values({ code, ...holder, createdAt: context.now })
    .onConflictDoNothing()
    .returning({ code: referralCodes.code });
  if (claimed.length > 0) return;
  const holds = await holderOf(context, code);
  if (holds?.holderId !== holder.holderId) throw fieldRefusal("code", referralCodeMessages.taken);
}
