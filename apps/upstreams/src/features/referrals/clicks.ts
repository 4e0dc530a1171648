import { sql } from "drizzle-orm";
import { z } from "zod";
import { referralCodeField } from "@app/domain/referrals/referral-code.ts";
import type { App } from "../../service/context.ts";
import { settingByRegion } from "../system/settings/settings-by-region.public.ts";
import { codeStanding } from "./codes.queries.ts";
import { referralClicks } from "./referrals.table.ts";

/** Where a referrer's link leads: the website, with the code if somebody new can come with it. */
export const linkTarget = z.object({ url: z.string(), code: z.string().nullable() }).meta({ id: "ReferralLinkTarget" });

type At = Pick<App, "database" | "clock">;

/** Where the link of a code leads. A code that has stopped or that nobody has leads to the website all the same. */
export async function targetOf({ database: db }: Pick<App, "database">, text: string) {
  const parsed = referralCodeField.safeParse(text);
  const standing = parsed.success ? await codeStanding({ db }, parsed.data) : null;
  const url = (await settingByRegion({ db }, "websiteUrl"))(null);
  return { url, code: standing?.stopped === null ? standing.code : null };
}

/** Clicks on links since the last batch. */
export const clickBatch = z.object({
  clicks: z.array(z.object({ code: referralCodeField, count: z.int().min(1).max(1_000_000) })).max(1000),
});

/** Adds a batch of clicks. */
export async function addClicks({ database: db, clock }: At, { clicks }: z.infer<typeof clickBatch>) {
  const now = clock.now();
  if (clicks.length > 0)
    await db
      .insert(referralClicks)
      .values(clicks.map(({ code, count }) => ({ code, clicks: count, lastAt: now })))
      .onConflictDoUpdate({
        target: referralClicks.code,
        set: { clicks: sql`${referralClicks.clicks} + excluded.clicks`, lastAt: now },
      });
  return { added: clicks.length };
}
