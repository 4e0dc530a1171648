import { eq } from "drizzle-orm";
import { newBlock, type Block } from "@app/domain/content/session.ts";
import { stagePlaces } from "@app/domain/stories/story-enums.ts";
import { storyInput, type SceneInput } from "@app/domain/stories/story.ts";
import type { Database } from "../database/client.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { backgrounds, characters, stories } from "../features/stories/stories.public.ts";
import { seedFrom } from "./random.ts";
import { named, reviewedRow } from "./reviewed.ts";
import { toldStories, type AskedQuestion, type ToldScene } from "./story-lines.ts";

/** Where the chance of stories begins. */
const chanceFrom = 42_000_000;

type People = readonly (typeof characters.$inferSelect)[];
type Places = readonly (typeof backgrounds.$inferSelect)[];

/** A scene with the ids of its pictures. */
function sceneOf(
  people: People,
  places: Places,
  { background, people: standing, lines }: ToldScene,
  at: number,
): SceneInput {
  return {
    sceneId: `s${at + 1}`,
    backgroundId: named(places, background).id,
    characters: stagePlaces.flatMap((position) => {
      const [name, look] = (standing[position] ?? "").split(": ");
      if (!name) return [];
      const { id, expressions } = named(people, name);
      return [{ characterId: id, expressionId: look ? named(expressions, look).id : null, position }];
    }),
    lines: lines.map(([who, text, translation], place) => ({
      lineId: `l${place + 1}`,
      characterId: who === null ? null : named(people, who).id,
      text,
      translation,
    })),
  };
}

/** An id that is the same in every demo business. */
const idOf = (...places: readonly number[]) => places.map((at) => at.toString(16).padStart(8, "0")).join("");

/** A question to be answered by one of some texts; the right one is not always the first. */
function questionOf([asked, right, ...wrong]: AskedQuestion, story: number, at: number): Block {
  const texts = wrong.toSpliced(at % (wrong.length + 1), 0, right);
  return {
    ...newBlock("single-choice", () => idOf(story, at, 0)),
    questionText: asked,
    options: texts.map((answerText, place) => ({
      _id: idOf(story, at, place + 1),
      answerText,
      isCorrect: answerText === right,
      useMaths: false,
    })),
  };
}

/** Stories in both languages and in all states, told by the characters before the backgrounds of the demo business. */
export async function seedStories(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const staff = await db.select().from(accountUsers).where(eq(accountUsers.status, "active"));
  const inRole = (role: string) => staff.filter(({ userRole }) => userRole === role).map(({ id }) => id);
  const by = { writers: inRole("content-manager"), reviewers: inRole("director") };
  const [people, places] = [await db.select().from(characters), await db.select().from(backgrounds)];
  const rows = toldStories.map(({ state, scenes, questions = [], ...more }, story) =>
    reviewedRow(seed, by, state, () =>
      storyInput.parse({
        ...more,
        level: "beginner",
        ageGroup: "from-5",
        scenes: scenes.map((scene, at) => sceneOf(people, places, scene, at)),
        questions: questions.map((asked, at) => questionOf(asked, story + 1, at)),
      }),
    ),
  );
  await db.insert(stories).values(rows);
}
