import { newBlock, type Block } from "@app/domain/content/session.ts";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { StoryRecord } from "./story.record.ts";

let world: World;
let backgroundId: string;
beforeAll(async () => {
  world = await openWorld();
  const [place] = await world.rows<{ id: string }>("select id from backgrounds where active order by id");
  backgroundId = place!.id;
});
afterAll(() => world.close());

const path = "/language-app/stories";
type Answered = One<StoryRecord> & { error?: string; fields?: Record<string, string> };

let made = 0;
const newId = () => String((made += 1)).padStart(24, "0");
/** A question with two answers, the second of them correct. */
function question(over: Partial<Block> = {}): Block {
  const block = newBlock("single-choice", newId);
  const options = block.options.map((option, at) => ({
    ...option,
    answerText: ["Mbe", "Agụ"][at]!,
    isCorrect: at === 1,
  }));
  return { ...block, questionText: "Who was late?", feedback: "Agụ was.", options, ...over };
}
const create = (questions: readonly Partial<Block>[]) =>
  world.v2<Answered>("post", path, {
    as: "content-manager",
    body: {
      subject: "Igbo",
      title: `Asked ${newId()}`,
      level: "beginner",
      scenes: [
        { sceneId: "s1", backgroundId, characters: [], lines: [{ lineId: "l1", text: "Kedu?", translation: "How?" }] },
      ],
      questions,
    },
  });
const fire = async ({ _id, version }: StoryRecord, event: string, as: Caller) =>
  (await world.v2<Answered>("post", `${path}/${_id}/${event}`, { as, body: { version } })).body.data;
const save = async ({ _id, version }: StoryRecord, changes: object) =>
  (await world.v2<Answered>("patch", path, { as: "content-manager", body: { _id, version, ...changes } })).body.data;
async function published(questions: readonly Block[]) {
  const draft = (await create(questions)).body.data;
  return fire(await fire(draft, "submit", "content-manager"), "publish", "director");
}
async function grade(storyId: string, { _id, options }: Block, at: number) {
  const query = new URLSearchParams({ blockId: _id, optionIds: options[at]!._id });
  const { body } = await world.v2<{ grade: { verdict: string; feedback: string } | null }>(
    "get",
    `/language-app/content/${storyId}/grade?${query.toString()}`,
    { as: "content-creator" },
  );
  return body.grade;
}

it("asks whole questions, up to ten, each with an id of its own", async () => {
  const draft = (await create([question(), question({ questionText: "" })])).body.data;
  expect(draft.checks.map(({ field }) => field)).toEqual(["questions.1.questionText"]);
  expect(draft.questions[0]).toMatchObject({ questionText: "Who was late?", blockType: "single-choice" });
  const many = await create(Array.from({ length: 11 }, () => question()));
  expect([many.status, many.body.fields]).toEqual([422, { questions: "Use at most 10 questions." }]);
  const one = question();
  expect((await create([one, one])).body.fields).toEqual({ questions: "Two parts have the same id." });
});

it("gives the app its questions without what is right, and grades by the copy that the app has", async () => {
  const asked = question();
  const story = await published([asked]);
  const { body } = await world.v2<{ data: { _id: string; story: { questions: object[] } | null }[] }>(
    "get",
    `/language-app/content?kind=story&changedSince=${story.liveAt}&first=100`,
    { as: "content-creator" },
  );
  const told = body.data.find(({ _id }) => _id === story._id)?.story;
  expect(told?.questions).toHaveLength(1);
  expect(JSON.stringify(told)).not.toMatch(/isCorrect|feedback":"|Agụ was/);
  expect(await grade(story._id, asked, 1)).toMatchObject({ verdict: "right", feedback: "Agụ was." });
  expect(await grade(story._id, asked, 0)).toMatchObject({ verdict: "wrong", feedback: "" });
  const other = { ...asked, options: asked.options.map((option, at) => ({ ...option, isCorrect: at === 0 })) };
  const changed = await save(story, { questions: [other] });
  expect(await grade(story._id, asked, 1)).toMatchObject({ verdict: "right" });
  const discarded = await fire(changed, "discard", "director");
  expect(discarded.questions[0]?.options.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  await fire(discarded, "archive", "director");
  expect(await grade(story._id, asked, 1)).toBeNull();
});

it("keeps only pictures that were uploaded for it", async () => {
  const { body } = await create([question({ imageFile: "f".repeat(24), imageAlt: "A leopard" })]);
  expect(body.fields).toHaveProperty(["questions.0.imageFile"]);
});
