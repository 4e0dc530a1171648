import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import {
  reservedCurriculumSlugs,
  slugFrom,
  type CurriculumInput,
  type CurriculumUpdateInput,
} from "@app/domain/curriculum/curriculum.ts";
import { curriculumMachine } from "@app/domain/curriculum/curriculum-machine.ts";
import type { CurriculumEvent, CurriculumShape } from "@app/domain/curriculum/curriculum-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { curriculumMessages } from "@app/domain/curriculum/curriculum-messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { withUnique } from "../../records/unique.ts";
import { notify } from "../notifications/notifications.public.ts";
import { regions } from "../regions/regions.public.ts";
import { withCounts } from "./curriculum.queries.ts";
import type { CurriculumRecord } from "./curriculum.record.ts";
import { curricula, subdivisions, type CurriculumRow } from "./curriculum.table.ts";
import { freeSlug, withMadeSlug } from "./slugs.ts";

export const curriculumKind: RecordKind<CurriculumRow, CurriculumRecord> = {
  table: curricula,
  kind: "curriculum",
  labelOf: ({ name }) => name,
  present: withCounts,
};

type Region = Pick<typeof regions.$inferSelect, "id" | "code" | "name">;

/** The region that is meant; null for all of them. */
async function chosenRegion({ db }: Context, id: string | null): Promise<Region | null> {
  if (id === null) return null;
  const inUse = and(eq(regions.id, id), isNull(regions.archivedAt));
  const { code, name } = regions;
  const [region] = await db.select({ id: regions.id, code, name }).from(regions).where(inUse);
  if (!region) throw fieldRefusal("regionId", messages.reference("Region"));
  return region;
}

const uniques = (region: Region | null) => {
  const slug = () => fieldRefusal("slug", messages.unique("Slug"));
  const name = () => fieldRefusal("name", curriculumMessages.curriculumNameTaken(region?.name ?? "all regions"));
  return { curricula_language_slug: slug, curricula_school_slug: slug, curricula_name: name };
};

/** A slug from the name that no address of the shape uses yet. */
async function freeSlugFor(
  { db }: Context,
  name: string,
  shape: CurriculumShape,
  region: Region | null,
  ownId = "",
): Promise<string> {
  const near =
    shape === "school" && region ? or(eq(curricula.regionId, region.id), isNull(curricula.regionId)) : undefined;
  const rows = await db
    .select({ slug: curricula.slug })
    .from(curricula)
    .where(and(eq(curricula.shape, shape), ne(curricula.id, ownId), near));
  const taken = new Set([...reservedCurriculumSlugs, ...rows.map(({ slug }) => slug)]);
  return freeSlug(slugFrom(name) || "curriculum", (slug) => taken.has(slug), region?.code);
}

export async function createCurriculum(
  context: Context,
  { slug, ...input }: CurriculumInput,
): Promise<CurriculumRecord> {
  const region = await chosenRegion(context, input.regionId ?? null);
  const insert = (inside: Context, address: string) => insertRecord(inside, curricula, { ...input, slug: address });
  return createRecord(context, curriculumKind, {
    write: () =>
      withUnique(uniques(region), () =>
        slug == null
          ? withMadeSlug(context, () => freeSlugFor(context, input.name, input.shape, region), insert)
          : insert(context, slug),
      ),
  });
}

/** Archived curricula are read, not written. */
export function refuseArchived({ archivedAt }: CurriculumRow): void {
  if (archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("curriculum", "archived", "edited"));
}

async function hasParts({ db }: Context, curriculumId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(subdivisions)
    .where(eq(subdivisions.curriculumId, curriculumId))
    .limit(1);
  return rows.length > 0;
}

export const updateCurriculum = (
  context: Context,
  { _id, version, status: _, slug, ...changes }: CurriculumUpdateInput,
): Promise<CurriculumRecord> =>
  changeRecord(
    context,
    curriculumKind,
    { _id, version },
    {
      check: refuseArchived,
      async write(before) {
        const { name, shape, regionId } = { ...before, ...changes };
        if (shape !== before.shape && (await hasParts(context, before.id))) {
          throw fieldRefusal("shape", curriculumMessages.shapeFixed);
        }
        const region = await chosenRegion(context, regionId);
        const update = (inside: Context, address: string | undefined) =>
          updateRecord(inside, curricula, before, { ...changes, ...(address !== undefined && { slug: address }) });
        // Emptied, it is made anew from the name; left out, it stays, since addresses hold it.
        return withUnique(uniques(region), () =>
          slug === null
            ? withMadeSlug(context, () => freeSlugFor(context, name, shape, region, before.id), update)
            : update(context, slug),
        );
      },
    },
  );

const done: Record<CurriculumEvent, string> = { activate: "activated", archive: "archived", restore: "restored" };

const notifyColleagues = (context: Context, { name, slug }: CurriculumRow): Promise<void> =>
  notify(context, {
    needs: "curriculums:write",
    type: "item_shipped",
    kind: "curriculum",
    title: `${name} is active`,
    description: "Learners can now be attached to it.",
    url: `/app/tutoring/curriculums/${slug}`,
  });

/** Moves a curriculum to its next state; one that is there already stays as it is. Source: domain.md 1.4, 2. */
export function fireCurriculumEvent(
  context: Context,
  event: CurriculumEvent,
  at: { _id: string; version: number },
): Promise<CurriculumRecord> {
  return fireEvent(context, curriculumKind, at, {
    machine: curriculumMachine,
    event,
    done: done[event],
    write: (before, status) =>
      updateRecord(context, curricula, before, { status, archivedAt: status === "archived" ? context.now : null }),
    action: event === "archive" ? "archived" : "state-changed",
    async effects(after) {
      if (event === "activate") await notifyColleagues(context, after);
    },
  });
}
