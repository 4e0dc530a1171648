import { codeMax, referralCodeMessages } from "@app/domain/referrals/referral-code.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import type { PromoEvent } from "@app/domain/promos/promo-enums.ts";
import { promoMessages as texts } from "@app/domain/promos/promo-messages.ts";
import { promoEventDone, promoMachine } from "@app/domain/promos/promo-states.ts";
import {
  directorOverPercent,
  needsDirector,
  promoProblems,
  usedPromoProblem,
  discountOf,
  type PromoInput,
  type PromoUpdateInput,
} from "@app/domain/promos/promo.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { withUnique } from "../../records/unique.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { customerKind, customers, survivorsOf } from "../customers/customers.public.ts";
import { todayByRegion } from "../regions/region-days.public.ts";
import { regions } from "../regions/regions.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import type { PromoRecord } from "./promo.record.ts";
import { shownPromos } from "./promos.queries.ts";
import { promos, type PromoRow } from "./promos.table.ts";

export const promoKind: RecordKind<PromoRow, PromoRecord> = {
  table: promos,
  kind: "promo",
  labelOf: ({ code }) => code,
  async present(context, row) {
    const [shown] = await shownPromos(context, [row]);
    return shown as PromoRecord;
  },
};

const uniques = {
  promos_code: () => fieldRefusal("code", referralCodeMessages.taken),
};

type Referring = Partial<Pick<PromoRow, "regionIds" | "customerIds" | "percentBp">>;

const added = (now: readonly string[] = [], before: readonly string[] = []) => now.filter((id) => !before.includes(id));

/** Customers by the records that are left of those who were merged. */
async function standingCustomers(context: Context, ids: readonly string[]): Promise<string[]> {
  const survivors = await survivorsOf(context, ids);
  return [...new Set(ids.map((id) => survivors.get(id) ?? id))];
}

/** Refuses regions and customers that are not there, and what only a director may give. */
async function checkValues(context: Context, given: Referring, was?: PromoRow): Promise<void> {
  const newRegions = added(given.regionIds, was?.regionIds);
  const found = await lockRecords(context, regions, newRegions);
  if (found.filter(({ archivedAt }) => archivedAt === null).length < newRegions.length)
    throw fieldRefusal("regionIds", messages.reference("Region"));
  const newCustomers = added(given.customerIds, was?.customerIds);
  const named = await lockRecords(context, customers, newCustomers);
  if (named.length < newCustomers.length) throw fieldRefusal("customerIds", messages.reference("Customer"));
  const archived = named.find(({ archivedAt }) => archivedAt !== null);
  if (archived)
    throw fieldRefusal("customerIds", texts.customerArchived(await customerKind.labelOf(archived, context)));
  if (scopeOf(context.actor.role, "promos") !== "drafts") return;
  const [regionId = null] = given.regionIds ?? was?.regionIds ?? [];
  const percent = Math.min(await settingOf(context, "directorDiscountPercent", regionId), directorOverPercent);
  const isOther = given.percentBp !== (was && discountOf(was).percentBp);
  if (isOther && needsDirector(given.percentBp, percent)) throw fieldRefusal("percentBp", texts.director(percent));
}

/** Adds a promo, as a draft. Source: domain.md 1.3. */
export async function createPromo(context: Context, input: PromoInput): Promise<PromoRecord> {
  const customerIds = await standingCustomers(context, input.customerIds);
  const promo = { ...input, ...discountOf(input), customerIds };
  await checkValues(context, promo);
  return createRecord(context, promoKind, {
    write: () => withUnique(uniques, () => insertRecord(context, promos, promo)),
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Refuses an admin's change of what is no draft any more, and what can no longer change of a promo that was used. */
async function refuseChange(context: Context, before: PromoRow, changes: Partial<PromoRow>): Promise<void> {
  if (before.status === "archived")
    throw new Refusal("WRONG_STATE", messages.wrongState("promo", before.status, "edited"));
  if (before.status !== "draft" && scopeOf(context.actor.role, "promos") === "drafts")
    throw new Refusal("FORBIDDEN", texts.onlyDrafts);
  if (before.reserved + before.used === 0) return;
  const changed = Object.entries(changes)
    .filter(([name, value]) => !isSame(value, before[name as keyof PromoRow]))
    .map(([name]) => name);
  const todayIn = await todayByRegion(context);
  const wrong = usedPromoProblem(before, changes, changed, todayIn(before.regionIds[0] ?? null));
  if (wrong) throw fieldRefusal(...wrong);
}

/** Saves changes to a promo. */
export const updatePromo = (context: Context, { _id, version, ...given }: PromoUpdateInput): Promise<PromoRecord> => {
  const changes = given as Partial<PromoRow>;
  return changeRecord(
    context,
    promoKind,
    { _id, version },
    {
      check: (before) => refuseChange(context, before, changes),
      async write(before) {
        const after = { ...before, ...changes };
        const [problem] = Object.entries(promoProblems(after));
        if (problem) throw fieldRefusal(...problem);
        const named = changes.customerIds && { customerIds: await standingCustomers(context, changes.customerIds) };
        const saved = { ...changes, ...discountOf(after), ...named };
        await checkValues(context, saved, before);
        return withUnique(uniques, () => updateRecord(context, promos, before, saved));
      },
    },
  );
};

/** Moves a promo to its next state. Source: domain.md 2.7. */
export const firePromoEvent = (context: Context, event: PromoEvent, at: RecordRef): Promise<PromoRecord> =>
  fireEvent(context, promoKind, at, {
    machine: promoMachine,
    event,
    done: promoEventDone[event],
    action: event === "archive" ? "archived" : "state-changed",
    async write(before, status) {
      const today = (await todayByRegion(context))(before.regionIds[0] ?? null);
      if (event === "activate" && before.endsOn !== null && before.endsOn < today)
        throw fieldRefusal("endsOn", texts.over);
      return updateRecord(context, promos, before, { status });
    },
  });

/** Starts a draft with the terms of a promo, under a code that is still free. */
export async function copyPromo(context: Context, at: RecordRef): Promise<PromoRecord> {
  const { code, ...before } = await findOrRefuse(context, promos, at._id, "Promo");
  const taken = new Set((await context.db.select({ code: promos.code }).from(promos)).map((row) => row.code));
  const names = Array.from({ length: 1000 }, (_, place) => `-${place + 2}`).map(
    (end) => code.slice(0, codeMax - end.length) + end,
  );
  const { id: _id, createdAt: _at, updatedAt: _later, version: _version, archivedAt: _archived, ...terms } = before;
  const { createdBy: _by, updatedBy: _then, reserved: _reserved, used: _used, searchName: _search, ...said } = terms;
  return createRecord(context, promoKind, {
    write: () =>
      withUnique(uniques, () =>
        insertRecord(context, promos, {
          ...said,
          code: names.find((name) => !taken.has(name)) ?? code,
          status: "draft",
        }),
      ),
  });
}
