import { contentOf } from "../../testing/content.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let lesson: string;
let blocks: { _id: string; blockType: string; options: { _id: string; isCorrect: boolean }[] }[];
beforeAll(async () => {
  world = await openWorld();
  [lesson = ""] = await idsOf(
    "select l.id from content_lessons l join exam_sessions s on s.lesson_id = l.id where l.title like 'Ìkíni:%'",
  );
  ({ blocks } = await read<{ blocks: typeof blocks }>(
    `{ session(lessonId: "${lesson}") { blocks { _id blockType options { _id isCorrect } } } }`,
  ));
});
afterAll(() => world.close());
const { read, idsOf } = contentOf(() => world);

const blockOf = (kind: string) => blocks.find(({ blockType }) => blockType === kind)!;
const graded = (kind: string, answer: string) =>
  read<{ verdict: string; place: number | null; message: string | null; feedback: string } | null>(
    `{ grade(lessonId: "${lesson}", blockId: "${blockOf(kind)._id}", answer: ${answer}) { verdict place message feedback } }`,
  );

it.each([
  ["SHORT_TEXT", '{ text: "ọ̀rọ̀" }', "RIGHT"],
  ["SHORT_TEXT", '{ text: "ìwé" }', "WRONG"],
  ["NUMERIC", '{ text: "25,0", decimalComma: true }', "RIGHT"],
  ["NUMERIC", '{ text: "25,0" }', "WRONG"],
  ["SLIDER", "{ value: 50 }", "RIGHT"],
  ["RATING", "{ value: 2 }", "WRONG"],
  ["EXPRESSION", '{ text: "17" }', "RIGHT"],
  ["EXPRESSION", '{ text: "\\\\frac{34}{2}" }', "RIGHT"],
  ["EXPRESSION", '{ text: "20+3" }', "WRONG"],
  ["EXPRESSION", '{ text: "((" }', "WRONG"],
])("grades %s with %s as %s", async (kind, answer, verdict) => {
  expect(await graded(kind, answer)).toMatchObject({ verdict, place: null });
});

it("points at the letter of an answer that is nearly right", async () => {
  expect(await graded("SHORT_TEXT", '{ text: "ọ̀rọ" }')).toMatchObject({
    verdict: "NEARLY",
    place: 2,
    message: "Nearly: check the tone marks",
  });
});

it("says the feedback, which may name the answer, only after a right one", async () => {
  const { options } = blockOf("MULTI_CHOICE");
  const ids = (those: typeof options) => `{ optionIds: ${JSON.stringify(those.map(({ _id }) => _id))} }`;
  const right = await graded("MULTI_CHOICE", ids(options.filter(({ isCorrect }) => isCorrect)));
  expect(right).toMatchObject({ verdict: "RIGHT", feedback: "Ẹ shows respect; o is for friends." });
  expect(await graded("MULTI_CHOICE", ids(options))).toMatchObject({ verdict: "WRONG", feedback: "" });
});

it("grades nothing where there is nothing to answer", async () => {
  expect(await graded("INFORMATION", "{}")).toBeNull();
});
