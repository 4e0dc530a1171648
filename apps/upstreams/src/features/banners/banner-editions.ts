import { and, eq } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { bannerEditions, type BannerRow } from "./banners.table.ts";

const said = ["title", "body", "imageFileId", "altText", "ctaLabel", "ctaUrl", "placement"] as const;

/** What a banner says. */
const wordsOf = (row: BannerRow) =>
  Object.fromEntries(said.map((name) => [name, row[name]])) as Pick<BannerRow, (typeof said)[number]>;

type Writing = Pick<Context, "db" | "now">;

/** Begins the first version of what a banner says. */
export async function beginEdition({ db, now }: Writing, row: BannerRow): Promise<void> {
  await db.insert(bannerEditions).values({ bannerId: row.id, number: row.edition, since: now, ...wordsOf(row) });
}

/** Whether a change is of what a banner says. */
const saysOther = (before: BannerRow, changes: Partial<BannerRow>): boolean =>
  said.some((name) => changes[name] !== undefined && changes[name] !== before[name]);

/** The version that a change leads to: the next one, unless nobody has seen the present one or it says the same. */
export async function editionAfter({ db }: Writing, before: BannerRow, changes: Partial<BannerRow>): Promise<number> {
  if (!saysOther(before, changes)) return before.edition;
  const { bannerId, number, impressions, clicks } = bannerEditions;
  const [counted] = await db
    .select({ impressions, clicks })
    .from(bannerEditions)
    .where(and(eq(bannerId, before.id), eq(number, before.edition)))
    .for("update");
  return counted && counted.impressions + counted.clicks > 0 ? before.edition + 1 : before.edition;
}

/** Writes down what a banner says from now on. */
export async function keepEdition(context: Writing, after: BannerRow, before: BannerRow): Promise<void> {
  if (after.edition > before.edition) {
    await beginEdition(context, after);
    return;
  }
  const { bannerId, number } = bannerEditions;
  await context.db
    .update(bannerEditions)
    .set(wordsOf(after))
    .where(and(eq(bannerId, after.id), eq(number, after.edition)));
}
