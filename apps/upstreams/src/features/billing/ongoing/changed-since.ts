import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { bookedLessons } from "../../lessons/lessons-tables.public.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";
import { awaitsPosting, isPlaceResting, restingIn } from "./to-bill.ts";

type Reader = Pick<Context, "db" | "now">;

interface Draft {
  id: string;
  regionId: string;
}

/** Those of some drafts of which lessons were settled again since, or rest by now: they have to be regenerated. */
export async function changedDrafts(context: Reader, drafts: readonly Draft[]): Promise<Set<string>> {
  const another = sql`exists (select 1 from ${billableItems} as other
    left join ${billedItems} as accounted on accounted.item_id = other.id
    where other.about_id = ${billableItems.aboutId} and other.customer_id = ${billableItems.customerId}
      and accounted.item_id is null)`;
  const changed = new Set<string>();
  for (const regionId of new Set(drafts.map((draft) => draft.regionId))) {
    const ids = drafts.filter((draft) => draft.regionId === regionId).map(({ id }) => id);
    const rows = await context.db
      .selectDistinct({ id: billedItems.invoiceId })
      .from(billedItems)
      .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
      .leftJoin(bookedLessons, eq(bookedLessons.id, billableItems.lessonId))
      .where(
        and(
          inArray(billedItems.invoiceId, ids),
          or(await restingIn(context, regionId), isPlaceResting, awaitsPosting(context), another),
        ),
      );
    for (const { id } of rows) changed.add(id);
  }
  return changed;
}

export const changedSince = async (context: Reader, draft: Draft): Promise<boolean> =>
  (await changedDrafts(context, [draft])).has(draft.id);
