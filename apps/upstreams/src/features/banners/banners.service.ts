import { and, eq, ne } from "drizzle-orm";
import { bannerMessages as texts } from "@app/domain/banners/banner-messages.ts";
import { mostInPlacement } from "@app/domain/banners/banner-order.ts";
import { bannerProblems, promoProblem, type BannerInput, type BannerUpdateInput } from "@app/domain/banners/banner.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import type { PromoEvent } from "@app/domain/promos/promo-enums.ts";
import { promoEventDone, promoMachine } from "@app/domain/promos/promo-states.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { keepFile, keptFor } from "../files/files.public.ts";
import { promos } from "../promos/promos-tables.public.ts";
import { todayByRegion } from "../regions/region-days.public.ts";
import { regions } from "../regions/regions.public.ts";
import { beginEdition, editionAfter, keepEdition } from "./banner-editions.ts";
import type { BannerRecord } from "./banner.record.ts";
import { shownBanners } from "./banners.queries.ts";
import { banners, type BannerRow } from "./banners.table.ts";

export const bannerKind: RecordKind<BannerRow, BannerRecord> = {
  table: banners,
  kind: "banner",
  labelOf: ({ title }) => title,
  async present(context, row) {
    const [shown] = await shownBanners(context, [row]);
    return shown as BannerRecord;
  },
};

/** Refuses a promo that a banner could never show beside. */
async function checkPromo(context: Context, promoId: string, regionIds: readonly string[], before?: string | null) {
  const [promo] = await lockRecords(context, promos, [promoId]);
  if (!promo) throw fieldRefusal("promoId", messages.reference("Promo"));
  if (promo.status === "archived" && promoId !== before) throw fieldRefusal("promoId", texts.promoArchived);
  const problem = promoProblem(promo, regionIds);
  if (problem !== null) throw fieldRefusal("promoId", problem);
}

type Referring = Partial<Pick<BannerRow, "regionIds" | "promoId" | "placement">>;

/** Refuses regions and promos that are not there, and more banners of a placement than can be put in order. */
async function checkValues(context: Context, given: Referring, was?: BannerRow): Promise<void> {
  const added = (given.regionIds ?? []).filter((id) => !was?.regionIds.includes(id));
  const found = await lockRecords(context, regions, added);
  if (found.filter(({ archivedAt }) => archivedAt === null).length < added.length)
    throw fieldRefusal("regionIds", messages.reference("Region"));
  const { promoId, regionIds } = { promoId: null, regionIds: [], ...was, ...given };
  if (promoId !== null && (promoId !== was?.promoId || regionIds.join() !== was.regionIds.join()))
    await checkPromo(context, promoId, regionIds, was?.promoId);
  if (given.placement === undefined || given.placement === was?.placement) return;
  const among = and(eq(banners.placement, given.placement), ne(banners.status, "archived"));
  if ((await context.db.$count(banners, among)) >= mostInPlacement)
    throw fieldRefusal("placement", texts.full(mostInPlacement));
}

/** Keeps the image that a banner has from now on. None is let go of: earlier versions show it. */
async function keepImage(context: Context, { id, imageFileId }: BannerRow): Promise<void> {
  if (imageFileId === null || (await keptFor(context, "banner", [imageFileId])).has(imageFileId)) return;
  await keepFile(context, "imageFileId", imageFileId, { kind: "banner-image", refersKind: "banner", refersId: id });
}

/** Adds a banner, as a draft. Source: domain.md 1.3. */
export async function createBanner(context: Context, input: BannerInput): Promise<BannerRecord> {
  await checkValues(context, { ...input, promoId: input.promoId ?? null });
  return createRecord(context, bannerKind, {
    write: () => insertRecord(context, banners, input),
    async effects(after) {
      await keepImage(context, after);
      await beginEdition(context, after);
    },
  });
}

/** Saves changes to a banner; whatever it says may change while it is active. Source: domain.md 2.7. */
export const updateBanner = (
  context: Context,
  { _id, version, ...given }: BannerUpdateInput,
): Promise<BannerRecord> => {
  const changes = given as Partial<BannerRow>;
  return changeRecord(
    context,
    bannerKind,
    { _id, version },
    {
      check({ status }) {
        if (status === "archived") throw new Refusal("WRONG_STATE", messages.wrongState("banner", status, "edited"));
        if (status !== "draft" && scopeOf(context.actor.role, "promos") === "drafts")
          throw new Refusal("FORBIDDEN", texts.onlyDrafts);
      },
      async write(before) {
        const [problem] = Object.entries(bannerProblems({ ...before, ...changes }));
        if (problem) throw fieldRefusal(...problem);
        await checkValues(context, changes, before);
        const edition = await editionAfter(context, before, changes);
        return updateRecord(context, banners, before, { ...changes, edition });
      },
      async effects(after, before) {
        await keepImage(context, after);
        await keepEdition(context, after, before);
      },
    },
  );
};

/** Refuses to activate a banner that could never show. */
async function checkBeginning(context: Context, { endsOn, regionIds, promoId }: BannerRow): Promise<void> {
  const today = (await todayByRegion(context))(regionIds[0] ?? null);
  if (endsOn !== null && endsOn < today) throw fieldRefusal("endsOn", texts.over);
  if (promoId !== null) await checkPromo(context, promoId, regionIds);
}

/** Moves a banner to its next state. Source: domain.md 2.7. */
export const fireBannerEvent = (context: Context, event: PromoEvent, at: RecordRef): Promise<BannerRecord> =>
  fireEvent(context, bannerKind, at, {
    machine: promoMachine,
    event,
    done: promoEventDone[event],
    action: event === "archive" ? "archived" : "state-changed",
    async write(before, status) {
      if (event === "activate") await checkBeginning(context, before);
      return updateRecord(context, banners, before, { status });
    },
  });

/** Starts a draft that says the same. */
export async function copyBanner(context: Context, at: RecordRef): Promise<BannerRecord> {
  const before = await findOrRefuse(context, banners, at._id, "Banner");
  const { id: _id, createdAt: _at, updatedAt: _later, version: _version, archivedAt: _archived, ...terms } = before;
  const { createdBy: _by, updatedBy: _then, searchName: _search, ...said } = terms;
  await checkValues(context, { placement: said.placement });
  return createRecord(context, bannerKind, {
    write: () => insertRecord(context, banners, { ...said, status: "draft", edition: 1 }),
    effects: (after) => beginEdition(context, after),
  });
}
