import { inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AppItemKind } from "@app/domain/app-content/app-content-enums.ts";
import type { LearnerLevel } from "@app/domain/people/people-enums.ts";
import type { Context } from "../../service/context.ts";
import { dialects } from "../dialects/dialects.public.ts";
import { usableRecordings, type UsableRecording } from "../recordings/recordings.public.ts";
import { regions } from "../regions/regions.public.ts";
import { backgrounds, characters } from "../stories/stories.public.ts";
import type { AppItemRecord } from "./app-item.record.ts";
import {
  heardKey,
  shownConversation,
  shownSession,
  shownStory,
  shownUpdate,
  shownWord,
  type LiveConversation,
  type LiveSession,
  type LiveStory,
  type LiveUpdate,
  type LiveWord,
  type Known,
} from "./app-item-parts.ts";

/** A row of what the app has: its live copy, or null for what was removed. */
export interface LiveItem {
  kind: AppItemKind;
  id: string;
  at: string | Date;
  isRemoved: boolean;
  live: object | null;
  version: number | null;
}

/** What is recorded of each kind that is heard. */
const recordedAs = [
  ["word", "word"],
  ["sentence-session", "sentence-session"],
  ["story", "story"],
  ["conversation", "conversation-practice"],
] as const;

type Inside = Pick<Context, "db">;

async function rowsOf<Table extends PgTable & { id: PgColumn }>({ db }: Inside, table: Table, ids: readonly string[]) {
  const plain: PgTable = table;
  const wanted = [...new Set(ids)];
  const rows = wanted.length > 0 ? await db.select().from(plain).where(inArray(table.id, wanted)) : [];
  return new Map((rows as Table["$inferSelect"][]).map((row) => [(row as { id: string }).id, row]));
}

const liveOf = <Copy>(items: readonly LiveItem[], kind: AppItemKind): Copy[] =>
  items.flatMap((item) => (item.kind === kind && item.live ? [item.live as Copy] : []));

const idsOf = (items: readonly LiveItem[], kind: AppItemKind): string[] =>
  items.filter((item) => item.kind === kind && item.live).map(({ id }) => id);

/** What live copies refer to, as it is now. */
async function knownFor(context: Inside, items: readonly LiveItem[]): Promise<Known> {
  const [words, told] = [liveOf<LiveWord>(items, "word"), liveOf<LiveStory>(items, "story")];
  const practised = liveOf<LiveConversation>(items, "conversation");
  const recordings: UsableRecording[] = [];
  for (const [kind, recorded] of recordedAs)
    recordings.push(...(await usableRecordings(context, recorded, idsOf(items, kind))));
  const scenes = told.flatMap((story) => story.scenes);
  const heard = new Map<string, UsableRecording[]>();
  for (const recording of recordings) {
    const key = heardKey(recording.recordId, recording.partId, recording.saidKey);
    heard.set(key, [...(heard.get(key) ?? []), recording]);
  }
  return {
    heard,
    dialects: await rowsOf(context, dialects, [
      ...words.flatMap(({ dialectId, variants }) => [dialectId, ...variants.map((variant) => variant.dialectId)]),
      ...recordings.map(({ dialectId }) => dialectId),
    ]),
    characters: await rowsOf(context, characters, [
      ...scenes.flatMap((scene) => scene.characters.map(({ characterId }) => characterId)),
      ...practised.flatMap(({ roles }) => roles.flatMap(({ characterId }) => characterId ?? [])),
    ]),
    backgrounds: await rowsOf(context, backgrounds, [
      ...scenes.flatMap(({ backgroundId }) => backgroundId ?? []),
      ...practised.flatMap(({ backgroundId }) => backgroundId ?? []),
    ]),
    regions: await rowsOf(
      context,
      regions,
      liveOf<LiveUpdate>(items, "product-update").flatMap(({ regionIds }) => regionIds),
    ),
  };
}

const nothing = {
  word: null,
  sentenceSession: null,
  story: null,
  conversation: null,
  productUpdate: null,
};

/** What an item says, by its kind. */
function partOf({ kind, id, live }: LiveItem, known: Known): Partial<AppItemRecord> {
  switch (kind) {
    case "word":
      return { word: shownWord(id, live as LiveWord, known) };
    case "sentence-session":
      return { sentenceSession: shownSession(id, live as LiveSession, known) };
    case "story":
      return { story: shownStory(id, live as LiveStory, known) };
    case "conversation":
      return {
        conversation: shownConversation(id, live as LiveConversation, known),
      };
    case "product-update":
      return { productUpdate: shownUpdate(live as LiveUpdate, known) };
    case "lesson":
      throw new Error("Lessons lie on the older server.");
  }
}

/** Items as the app reads them. */
export async function shownItems(context: Inside, items: readonly LiveItem[]): Promise<AppItemRecord[]> {
  const known = await knownFor(context, items);
  return items.map((item) => {
    const { subject = null, level = null } = (item.live ?? {}) as {
      subject?: string;
      level?: LearnerLevel | null;
    };
    return {
      _id: item.id,
      kind: item.kind,
      liveAt: new Date(item.at).toISOString(),
      isRemoved: item.live === null,
      subject,
      level,
      version: item.version,
      ...nothing,
      ...(item.live && partOf(item, known)),
    };
  });
}
