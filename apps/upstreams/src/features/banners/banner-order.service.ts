import { and, asc, eq, ne } from "drizzle-orm";
import { byPreference, prioritiesAfterMove } from "@app/domain/banners/banner-order.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { BannerRecord } from "./banner.record.ts";
import { bannerKind } from "./banners.service.ts";
import { banners, type BannerRow } from "./banners.table.ts";

/** Moves a banner to a position among those of its placement that are not archived. Source: domain.md 1.3. */
export async function moveBanner(context: Context, at: RecordRef, position: number): Promise<BannerRecord> {
  const { placement } = await findOrRefuse(context, banners, at._id, "Banner");
  const all: BannerRow[] = await context.db
    .select()
    .from(banners)
    .where(and(eq(banners.placement, placement), ne(banners.status, "archived")))
    .orderBy(asc(banners.id))
    .for("update");
  const moved = all.find(({ id }) => id === at._id);
  if (!moved) throw new Refusal("WRONG_STATE", messages.wrongState("banner", "archived", "moved"));
  await checkVersion(context, moved, at.version, (row) => bannerKind.present(context, row));
  const priorities = prioritiesAfterMove(all.toSorted(byPreference), moved.id, position);
  let after = moved;
  for (const before of all) {
    const priority = priorities.get(before.id);
    if (priority === undefined) continue;
    const saved = await updateRecord(context, banners, before, { priority });
    await audit(context, { action: "updated", kind: "banner", id: saved.id, label: saved.title, before, after: saved });
    if (saved.id === moved.id) after = saved;
  }
  return bannerKind.present(context, after);
}
