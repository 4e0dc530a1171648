import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { bannerAudiences, bannerPlacements, bannerStandings } from "@app/domain/banners/banner-enums.ts";
import { bannerStandingOn } from "@app/domain/banners/banner-states.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { anyIn, anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { todayByRegion, todayThere } from "../regions/region-days.public.ts";
import { bannerOf, type BannerEditionRecord, type BannerRecord } from "./banner.record.ts";
import { bannerEditions, banners, type BannerRow } from "./banners.table.ts";

/** `bannerStandingOn` in SQL. */
const standingSql = (now: Date): SQL => sql`case
  when ${banners.status} <> 'active' then ${banners.status}
  when ${banners.endsOn} < ${todayThere(banners.regionIds, now)} then 'expired'
  when ${banners.startsOn} > ${todayThere(banners.regionIds, now)} then 'scheduled'
  else 'active' end`;

const byStanding: Filter = {
  ...anyOf(banners.status, bannerStandings, "Status"),
  where: (values, { now }) => inArray(standingSql(now), values),
  countedBy: ({ now }) => standingSql(now),
};

export const bannerList: ListSpec = {
  sorts: {
    title: [banners.title],
    priority: [banners.priority, banners.createdAt],
    createdAt: [banners.createdAt],
    startsOn: [banners.startsOn],
  },
  defaultSort: "-priority",
  search: banners.searchName,
  id: banners.id,
  filters: {
    id: anyText(banners.id),
    standing: byStanding,
    placement: anyOf(banners.placement, bannerPlacements, "Placement"),
    audience: anyOf(banners.audience, bannerAudiences, "Audience"),
    subject: { ...anyIn(banners.subjects), value: anyOf(banners.status, subjectOptions, "Subject").value },
    regionId: withOwnRegions(anyIn(banners.regionIds)),
  },
};

/** Banners as they are answered. */
export async function shownBanners(
  context: Pick<Context, "db" | "now">,
  rows: readonly BannerRow[],
): Promise<BannerRecord[]> {
  if (rows.length === 0) return [];
  const todayIn = await todayByRegion(context);
  const { bannerId, number, impressions, clicks } = bannerEditions;
  const counted = await context.db
    .select({ bannerId, impressions, clicks })
    .from(bannerEditions)
    .innerJoin(banners, and(eq(banners.id, bannerId), eq(banners.edition, number)))
    .where(
      inArray(
        bannerId,
        rows.map(({ id }) => id),
      ),
    );
  const countsOf = new Map(counted.map((one) => [one.bannerId, one]));
  return rows.map((row) =>
    bannerOf(row, {
      standing: bannerStandingOn(row, todayIn(row.regionIds[0] ?? null)),
      impressions: countsOf.get(row.id)?.impressions ?? 0,
      clicks: countsOf.get(row.id)?.clicks ?? 0,
    }),
  );
}

export async function listBanners(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { banner: banners }, banners, request);
  return {
    rows: await shownBanners(
      context,
      rows.map(({ banner }) => banner),
    ),
    total,
  };
}

const mostEditionsShown = 100;

/** What a banner said over time, with its counts; the present version first. */
export async function editionsOf({ db }: Context, id: string): Promise<BannerEditionRecord[]> {
  const rows = await db
    .select()
    .from(bannerEditions)
    .where(eq(bannerEditions.bannerId, id))
    .orderBy(desc(bannerEditions.number))
    .limit(mostEditionsShown);
  return rows.map(({ bannerId, since, ...row }) => ({
    _id: `${bannerId}-${row.number}`,
    ...row,
    since: since.toISOString(),
  }));
}
