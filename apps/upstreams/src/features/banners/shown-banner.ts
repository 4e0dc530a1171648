import { and, arrayContains, arrayOverlaps, desc, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import { defaultTimeZone } from "@app/domain/account/staff-user.ts";
import { mayNamePromo } from "@app/domain/banners/banner.ts";
import { bannerPlacements, openAudiences } from "@app/domain/banners/banner-enums.ts";
import { isUsedUp, promoStandingOn } from "@app/domain/promos/promo-states.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { messages } from "@app/domain/messages.ts";
import { localDay } from "@app/domain/time.ts";
import type { App } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { promos } from "../promos/promos-tables.public.ts";
import { regions } from "../regions/regions.public.ts";
import type { shownBannerRecord } from "./banner.record.ts";
import { banners } from "./banners.table.ts";

/** Where a banner is asked for. */
export const shownQuery = z.object({
  placement: z.array(z.enum(bannerPlacements, messages.choice("Placement"))).length(1, messages.required("Placement")),
  region: z.array(z.string().max(8)).max(1).optional(),
  subject: z
    .array(z.enum(subjectOptions, messages.choice("Subject")))
    .max(1)
    .optional(),
});

async function regionBy({ database }: Pick<App, "database">, code: string | undefined) {
  if (code === undefined) return null;
  const { id, timeZone } = regions;
  const [found] = await database
    .select({ id, timeZone })
    .from(regions)
    .where(and(eq(regions.code, code.toUpperCase()), isNull(regions.archivedAt)));
  if (!found) throw fieldRefusal("region", messages.reference("Region"));
  return found;
}

/**
 * The banner of a placement in a region today, for somebody of whom nothing is known: the one with the highest priority,
 * then the newest. One that names a promo is passed over while the promo cannot be used. Source: domain.md 1.3.
 */
export async function shownBanner(
  app: Pick<App, "database" | "clock">,
  { placement, region, subject }: z.infer<typeof shownQuery>,
): Promise<{ banner: z.infer<typeof shownBannerRecord> | null }> {
  const place = await regionBy(app, region?.[0]);
  const today = localDay(app.clock.now(), place?.timeZone ?? defaultTimeZone).date;
  const everywhere = sql`cardinality(${banners.regionIds}) = 0`;
  const besideAll = sql`cardinality(${banners.subjects}) = 0`;
  const candidates = await app.database
    .select({ banner: banners, promo: promos })
    .from(banners)
    .leftJoin(promos, eq(promos.id, banners.promoId))
    .where(
      and(
        eq(banners.placement, placement[0] as (typeof bannerPlacements)[number]),
        eq(banners.status, "active"),
        inArray(banners.audience, [...openAudiences]),
        place ? or(everywhere, arrayContains(banners.regionIds, [place.id])) : everywhere,
        subject?.length ? or(besideAll, arrayOverlaps(banners.subjects, subject)) : besideAll,
        lte(banners.startsOn, today),
        or(isNull(banners.endsOn), gte(banners.endsOn, today)),
      ),
    )
    .orderBy(desc(banners.priority), desc(banners.createdAt), desc(banners.id));
  const shown = candidates.find(
    ({ banner, promo }) =>
      banner.promoId === null ||
      (promo !== null &&
        mayNamePromo(promo, place?.id ?? null) &&
        promoStandingOn(promo, today, isUsedUp(promo)) === "active"),
  );
  if (!shown) return { banner: null };
  const { id, edition, title, body, imageFileId, altText, ctaLabel, ctaUrl, dismissible } = shown.banner;
  const code = shown.promo?.code ?? null;
  return { banner: { id, edition, title, body, imageFileId, altText, ctaLabel, ctaUrl, code, dismissible } };
}
