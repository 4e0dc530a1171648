import { asc } from "drizzle-orm";
import { bannerInput } from "@app/domain/banners/banner.ts";
import type { Database } from "../database/client.ts";
import { files } from "../database/schema/files.table.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { bannerEditions, banners } from "../features/banners/banners-tables.public.ts";
import { promos } from "../features/promos/promos-tables.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { bannerPlans } from "./banner-plans.ts";
import { drawnFile } from "./drawn-file.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of banners begins. */
const chanceFrom = 54_000_000;
const day = 24 * 60 * 60_000;

const idBy = async <Row extends { id: string; code: string }>(rows: Promise<Row[]>) =>
  new Map((await rows).map(({ code, id }) => [code, id]));

/** Banners of three placements, with what was counted of them. */
export async function seedBanners(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const regionBy = await idBy(db.select().from(regions));
  const promoBy = await idBy(db.select().from(promos));
  const people = await db.select().from(accountUsers).orderBy(asc(accountUsers.id));
  const director = people.find(({ userRole, status }) => userRole === "director" && status === "active");
  if (!director) throw new Error("The demo business has no director.");
  const on = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  for (const { region, code, svg, days, status, counts, ...said } of bannerPlans) {
    const record = { ...seed.record(seed.daysAgo(Math.max(2, 3 - Math.min(0, days.from)))) };
    const { id, createdAt } = record;
    const imageFileId = svg ? seed.chance.id(now) : null;
    const row = bannerInput.parse({
      ...said,
      imageFileId,
      promoId: code ? promoBy.get(code) : null,
      regionIds: region ? [regionBy.get(region)] : [],
      startsOn: on(days.from),
      endsOn: days.to === undefined ? null : on(days.to),
    });
    if (svg && imageFileId) {
      const named = { kind: "banner-image", refersKind: "banner", refersId: id } as const;
      await db.insert(files).values(await drawnFile(now, { id: imageFileId, name: said.title, svg, ...named }));
    }
    const { earlier, ...present } = counts;
    const edition = earlier ? 2 : 1;
    const by = { createdBy: director.id, updatedBy: director.id };
    const { title, body, altText, ctaLabel, ctaUrl, placement } = row;
    const words = { title, body, imageFileId, altText, ctaLabel, ctaUrl, placement };
    await db.insert(banners).values({ ...record, ...by, ...row, status, edition });
    await db
      .insert(bannerEditions)
      .values([
        ...(earlier ? [{ bannerId: id, number: 1, since: createdAt, ...words, ...earlier }] : []),
        { bannerId: id, number: edition, since: earlier ? seed.daysAgo(2) : createdAt, ...words, ...present },
      ]);
    await db.insert(teamActivity).values({
      id: seed.chance.id(createdAt),
      at: createdAt,
      actorId: director.id,
      role: "director",
      actorName: `${director.firstname} ${director.lastname}`,
      entityKind: "banner",
      entityId: id,
      entityLabel: title,
      action: "created",
      changes: { title: [null, title], status: [null, status] },
      version: 1,
      reason: null,
      ip: null,
      userAgent: null,
      requestId: "seed",
    });
  }
}
