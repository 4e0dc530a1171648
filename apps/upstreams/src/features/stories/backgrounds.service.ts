import { messages } from "@app/domain/messages.ts";
import type { BackgroundInput, BackgroundUpdateInput } from "@app/domain/stories/background.ts";
import { smallBackground } from "@app/domain/stories/picture.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { drawnAnew, refuseUsed } from "./art-uses.ts";
import { shownBackgrounds } from "./backgrounds.queries.ts";
import type { BackgroundRecord } from "./backgrounds.record.ts";
import { backgrounds, type BackgroundRow } from "./backgrounds.table.ts";
import { demandSize, keepPictures } from "./pictures.ts";

export const backgroundKind: RecordKind<BackgroundRow, BackgroundRecord> = {
  table: backgrounds,
  kind: "background",
  labelOf: ({ name }) => name,
  async present(context, row) {
    const [shown] = await shownBackgrounds(context, [row]);
    return shown as BackgroundRecord;
  },
};

const uniques = { backgrounds_name: () => fieldRefusal("name", messages.unique("Name")) };
const pictureOf = ({ imageFileId }: { imageFileId: string }) => ({ field: "imageFileId", id: imageFileId });

export const createBackground = (context: Context, input: BackgroundInput): Promise<BackgroundRecord> =>
  createRecord(context, backgroundKind, {
    async write() {
      await demandSize(context, pictureOf(input), smallBackground);
      return withUnique(uniques, () => insertRecord(context, backgrounds, input));
    },
    effects: (after) => keepPictures(context, "background", after.id, [pictureOf(after)]),
  });

export const updateBackground = (
  context: Context,
  { _id, version, ...changes }: BackgroundUpdateInput,
): Promise<BackgroundRecord> =>
  changeRecord(
    context,
    backgroundKind,
    { _id, version },
    {
      check(before) {
        if (before.archivedAt !== null)
          throw new Refusal("WRONG_STATE", messages.wrongState("background", "archived", "edited"));
      },
      async write(before) {
        const { imageFileId = before.imageFileId } = changes;
        if (imageFileId !== before.imageFileId) await demandSize(context, pictureOf({ imageFileId }), smallBackground);
        return withUnique(uniques, () => updateRecord(context, backgrounds, before, changes));
      },
      async effects(after) {
        await keepPictures(context, "background", after.id, [pictureOf(after)]);
        await drawnAnew(context, "background", after.id);
      },
    },
  );

/** Archives or restores a background; does nothing if it is in that state already. */
export const setBackgroundArchived = (context: Context, at: RecordRef, archived: boolean): Promise<BackgroundRecord> =>
  changeRecord(context, backgroundKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === archived,
    async check(before) {
      if (archived) await refuseUsed(context, "background", before);
    },
    write: (before) =>
      updateRecord(context, backgrounds, before, { active: !archived, archivedAt: archived ? context.now : null }),
    action: archived ? "archived" : "state-changed",
  });
