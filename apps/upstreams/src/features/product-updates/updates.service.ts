import { isDeepStrictEqual } from "node:util";
import { messages } from "@app/domain/messages.ts";
import {
  audienceProblem,
  chosenAudience,
  imageProblem,
  type ProductUpdateInput,
  type ProductUpdateUpdateInput,
} from "@app/domain/product-updates/product-update.ts";
import {
  isEditable,
  mayWriteUpdate,
  productUpdateDone,
  productUpdateMachine,
  productUpdateStates,
} from "@app/domain/product-updates/update-states.ts";
import type { ProductUpdateEvent } from "@app/domain/product-updates/update-enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { systemName } from "../../service/system-context.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { regions } from "../regions/regions.public.ts";
import { keepPictures } from "../stories/stories-art.public.ts";
import { productUpdateOf, type ProductUpdateRecord } from "./update.record.ts";
import { productUpdates, type ProductUpdateRow } from "./updates.table.ts";

export const productUpdateKind: RecordKind<ProductUpdateRow, ProductUpdateRecord> = {
  table: productUpdates,
  kind: "product-update",
  labelOf: ({ title }) => title,
  present: (_, row) => productUpdateOf(row),
};

const says = [
  ...(["title", "body", "kind", "platforms", "minAppVersion", "imageFileId", "imageAlt"] as const),
  ...(["audience", "subjects", "regionIds"] as const),
] as const;
type Said = Pick<ProductUpdateRow, (typeof says)[number]>;
const saidBy = (row: Said): Said => Object.fromEntries(says.map((name) => [name, row[name]])) as Said;

const wrongState = ({ status }: ProductUpdateRow, verb: string) =>
  new Refusal("WRONG_STATE", messages.wrongState("product update", productUpdateStates[status], verb));

/** Refuses an audience that names nobody, and regions that are not there or newly out of use. */
async function checkAudience(context: Context, said: Said, had: readonly string[] = []): Promise<void> {
  const problem = audienceProblem(said);
  if (problem) throw fieldRefusal(problem.field, problem.text);
  const found = new Map((await lockRecords(context, regions, said.regionIds)).map((region) => [region.id, region]));
  const isKnown = (id: string) => found.has(id) && (found.get(id)?.archivedAt === null || had.includes(id));
  if (!said.regionIds.every(isKnown)) throw fieldRefusal("regionIds", messages.reference("Region"));
}

const keepImage = (context: Context, { id, imageFileId }: ProductUpdateRow): Promise<void> =>
  keepPictures(context, "product-update", id, imageFileId ? [{ field: "imageFileId", id: imageFileId }] : []);

/** Adds a product update, as a draft. Source: domain.md 1.5. */
export async function createProductUpdate(context: Context, input: ProductUpdateInput): Promise<ProductUpdateRecord> {
  const { minAppVersion = null, imageFileId = null, imageAlt = null } = input;
  const said = chosenAudience({ ...input, minAppVersion, imageFileId, imageAlt });
  await checkAudience(context, said);
  return createRecord(context, productUpdateKind, {
    write: () => insertRecord(context, productUpdates, { ...said, status: productUpdateMachine.initial }),
    effects: (after) => keepImage(context, after),
  });
}

/** What an update says after some changes. */
const afterChanges = (before: ProductUpdateRow, changes: Omit<ProductUpdateUpdateInput, "_id" | "version">): Said =>
  chosenAudience({ ...saidBy(before), ...(changes as Partial<Said>) });

/** Saves changes to a product update that is not out yet. */
export const updateProductUpdate = (
  context: Context,
  { _id, version, ...changes }: ProductUpdateUpdateInput,
): Promise<ProductUpdateRecord> =>
  changeRecord(
    context,
    productUpdateKind,
    { _id, version },
    {
      isDone: (before) => isDeepStrictEqual(afterChanges(before, changes), saidBy(before)),
      admit(before) {
        if (!mayWriteUpdate(context.actor, before)) throw new Refusal("FORBIDDEN", messages.forbidden);
      },
      check(before) {
        if (!isEditable(before.status)) throw wrongState(before, "edited");
      },
      async write(before) {
        const said = afterChanges(before, changes);
        const unseen = imageProblem(said);
        if (unseen) throw fieldRefusal("imageAlt", unseen);
        await checkAudience(context, said, before.regionIds);
        return updateRecord(context, productUpdates, before, said);
      },
      effects: (after) => keepImage(context, after),
    },
  );

/** Tells whoever wrote it that it is out. */
async function notifyAuthor(context: Context, { id, title, createdBy }: ProductUpdateRow): Promise<void> {
  if (createdBy === context.actor.id || createdBy === systemName) return;
  await notifyPerson(context, createdBy, {
    type: "item_shipped",
    kind: "product-update",
    title: "Your product update is published",
    description: title,
    url: `/app/langauge-app/product-updates?view=${id}`,
  });
}

/** What an event changes besides the status. */
function changesBy({ now }: Context, { publishAt }: ProductUpdateRow, event: ProductUpdateEvent) {
  if (event === "unschedule") return { publishAt: null };
  if (event === "retire") return { retiredAt: now };
  // Apps that were told it is gone read on from there.
  if (event === "restore") return { retiredAt: null, publishedAt: now };
  // One that is published ahead of its time was published now.
  return { publishedAt: now, publishAt: publishAt !== null && publishAt < now ? publishAt : now };
}

/** Says when a product update is published; one that is scheduled already gets another time. Source: domain.md 2.15. */
export const scheduleProductUpdate = (context: Context, at: RecordRef, publishAt: Date): Promise<ProductUpdateRecord> =>
  changeRecord(context, productUpdateKind, at, {
    action: "state-changed",
    isDone: (before) => before.status === "scheduled" && before.publishAt?.getTime() === publishAt.getTime(),
    check(before) {
      if (nextState(productUpdateMachine, before.status, "schedule") === null) throw wrongState(before, "scheduled");
      if (publishAt <= context.now) throw fieldRefusal("publishAt", messages.future("The time"));
    },
    write: (before) => updateRecord(context, productUpdates, before, { status: "scheduled", publishAt }),
  });

/** Moves a product update to its next state. Source: domain.md 2.15. */
export const fireProductUpdateEvent = (
  context: Context,
  event: Exclude<ProductUpdateEvent, "schedule">,
  at: RecordRef,
): Promise<ProductUpdateRecord> => {
  const next = ({ status }: ProductUpdateRow) => nextState(productUpdateMachine, status, event);
  const reached = { unschedule: "draft", publish: "published", retire: "retired", restore: "published" }[event];
  return changeRecord(context, productUpdateKind, at, {
    action: "state-changed",
    isDone: ({ status }) => status === reached,
    check(before) {
      if (next(before) === null) throw wrongState(before, productUpdateDone[event]);
    },
    write: (before) =>
      updateRecord(context, productUpdates, before, {
        ...changesBy(context, before, event),
        status: next(before) ?? before.status,
      }),
    async effects(after) {
      if (event === "publish") await notifyAuthor(context, after);
    },
  });
};
