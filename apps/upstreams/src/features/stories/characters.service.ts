import { messages } from "@app/domain/messages.ts";
import type { CharacterInput, CharacterUpdateInput, ExpressionInput } from "@app/domain/stories/character.ts";
import { agreesTo, speakerMessages } from "@app/domain/speakers/speaker-states.ts";
import { newId } from "../../database/new-id.ts";
import { insertRecord, lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { speakers } from "../speakers/speakers.public.ts";
import { drawnAnew, refuseUsed } from "./art-uses.ts";
import { shownCharacters } from "./characters.queries.ts";
import type { CharacterRecord } from "./characters.record.ts";
import { characters, type CharacterRow, type Expression } from "./characters.table.ts";
import { keepPictures } from "./pictures.ts";

export const characterKind: RecordKind<CharacterRow, CharacterRecord> = {
  table: characters,
  kind: "character",
  labelOf: ({ name }) => name,
  async present(context, row) {
    const [shown] = await shownCharacters(context, [row]);
    return shown as CharacterRecord;
  },
};

const uniques = { characters_name: () => fieldRefusal("name", messages.unique("Name")) };

/** The expressions that are sent: an id that the character does not have yet is given anew. */
function numbered({ now }: Context, before: readonly Expression[], sent: readonly ExpressionInput[]): Expression[] {
  const free = new Set(before.map(({ id }) => id));
  return sent.map(({ id, ...expression }) => ({ id: id && free.delete(id) ? id : newId(now), ...expression }));
}

const keepAll = (context: Context, { id: characterId, imageFileId, expressions }: CharacterRow): Promise<void> =>
  keepPictures(context, "character", characterId, [
    { field: "imageFileId", id: imageFileId },
    ...expressions.map(({ imageFileId: id }, index) => ({ field: `expressions.${index}.imageFileId`, id })),
  ]);

/** Refuses a voice that may not be heard in the app. */
async function checkVoice(context: Context, speakerId: string | null | undefined): Promise<void> {
  if (!speakerId) return;
  const [speaker] = await lockRecords(context, speakers, [speakerId]);
  if (!speaker) throw fieldRefusal("speakerId", messages.reference("Speaker"));
  if (!agreesTo(speaker, "app")) throw fieldRefusal("speakerId", speakerMessages.notAgreed(speaker.code));
}

export const createCharacter = (
  context: Context,
  { expressions, ...input }: CharacterInput,
): Promise<CharacterRecord> =>
  createRecord(context, characterKind, {
    async write() {
      await checkVoice(context, input.speakerId);
      return withUnique(uniques, () =>
        insertRecord(context, characters, { ...input, expressions: numbered(context, [], expressions) }),
      );
    },
    effects: (after) => keepAll(context, after),
  });

export const updateCharacter = (
  context: Context,
  { _id, version, expressions, ...changes }: CharacterUpdateInput,
): Promise<CharacterRecord> =>
  changeRecord(
    context,
    characterKind,
    { _id, version },
    {
      check(before) {
        if (before.archivedAt !== null)
          throw new Refusal("WRONG_STATE", messages.wrongState("character", "archived", "edited"));
      },
      async write(before) {
        if (changes.speakerId !== before.speakerId) await checkVoice(context, changes.speakerId);
        return withUnique(uniques, () =>
          updateRecord(context, characters, before, {
            ...changes,
            ...(expressions && { expressions: numbered(context, before.expressions, expressions) }),
          }),
        );
      },
      async effects(after) {
        await keepAll(context, after);
        await drawnAnew(context, "character", after.id);
      },
    },
  );

/** Archives or restores a character; does nothing if it is in that state already. */
export const setCharacterArchived = (context: Context, at: RecordRef, archived: boolean): Promise<CharacterRecord> =>
  changeRecord(context, characterKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === archived,
    async check(before) {
      if (archived) await refuseUsed(context, "character", before);
    },
    write: (before) =>
      updateRecord(context, characters, before, { active: !archived, archivedAt: archived ? context.now : null }),
    action: archived ? "archived" : "state-changed",
  });
