import { inArray } from "drizzle-orm";
import { z } from "zod";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import { languageOptions } from "@app/domain/language/dialect.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { linePart, linesSaid } from "@app/domain/recordings/said.ts";
import { storyChecks } from "@app/domain/stories/story.ts";
import { anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { formulaFault, readBlock } from "../content/content.public.ts";
import { heardIn } from "../recordings/recordings.public.ts";
import { commentsOn, reviewFilters } from "../review/review.public.ts";
import { naming } from "./art-uses.ts";
import { characters } from "./characters.table.ts";
import { stories, type StoryRow } from "./stories.table.ts";
import { storyOf, type StoryRecord } from "./story.record.ts";

/** Stories with any of some characters or backgrounds. */
const withArt = (art: "character" | "background"): Filter => ({
  value: z.string(),
  many: true,
  where: (ids) => naming(art, ids),
});

const reviewed = reviewFilters(stories);

export const storyList: ListSpec = {
  sorts: { title: [stories.searchName], createdAt: [stories.createdAt], updatedAt: [stories.updatedAt] },
  defaultSort: "-createdAt",
  search: stories.searchName,
  id: stories.id,
  filters: {
    id: anyText(stories.id),
    subject: anyOf(stories.subject, languageOptions, "Language"),
    level: anyOf(stories.level, learnerLevels, "Level"),
    characterId: withArt("character"),
    backgroundId: withArt("background"),
    ...reviewed.filters,
  },
  usual: reviewed.usual,
};

/** The names of characters, for what is said about them. */
async function namesOf({ db }: Pick<Context, "db">, rows: readonly StoryRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ scenes }) =>
    scenes.flatMap(({ lines }) => lines.flatMap(({ characterId }) => characterId ?? [])),
  );
  if (ids.length === 0) return new Map();
  const { id, name } = characters;
  const found = await db
    .select({ id, name })
    .from(characters)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(found.map((one) => [one.id, one.name]));
}

/** Stories as they are answered. */
export async function shownStories(context: Pick<Context, "db">, rows: readonly StoryRow[]): Promise<StoryRecord[]> {
  const comments = await commentsOn(
    context,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(context, rows);
  const saidIn = ({ id, scenes }: StoryRow) => ({
    id,
    said: linesSaid(scenes),
  });
  const { partOf, soundOf } = await heardIn(context, "story", rows.map(saidIn));
  return rows.map((row) => {
    const sound = soundOf(saidIn(row), { one: "line", many: "lines" });
    return storyOf(row, {
      scenes: row.scenes.map(({ lines, ...scene }) => ({
        ...scene,
        lines: lines.map((line) => ({ ...line, ...partOf(row.id, linePart(scene.sceneId, line.lineId)) })),
      })),
      questions: storedBlocks(row.questions).map(readBlock),
      linesToRecord: sound.toRecord,
      linesRecorded: sound.recorded,
      checks: storyChecks(row, { nameOf: (id) => names.get(id), formulaFault }),
      warnings: sound.warnings.map((message) => ({ field: "scenes", message })),
      comments: comments.get(row.id) ?? [],
    });
  });
}

export async function listStories(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { story: stories }, stories, request);
  return {
    rows: await shownStories(
      context,
      rows.map(({ story }) => story),
    ),
    total,
  };
}
