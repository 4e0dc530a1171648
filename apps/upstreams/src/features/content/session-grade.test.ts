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
  read<{ verdict: string; places: number[]; message: string | null; feedback: string } | null>(
    `{ grade(lessonId: "${lesson}", blockId: "${blockOf(kind)._id}", answer: ${answer}) { verdict places message feedback } }`,
  );

it.each([
  ["SHORT_TEXT", '{ text: "ọ̀rọ̀" }', "RIGHT"],
  ["SHORT_TEXT", '{ text: "ìwé" }', "WRONG"],
  ["NUMERIC", '{ text: "25,0", decimalComma: true }', "RIGHT"],
  ["NUMERIC", '{ text: "25,0" }', "UNGRADED"],
  ["SLIDER", "{ value: 50 }", "RIGHT"],
  ["RATING", "{ value: 2 }", "WRONG"],
  ["EXPRESSION", '{ text: "17" }', "RIGHT"],
  ["EXPRESSION", '{ text: "\\\\frac{34}{2}" }', "RIGHT"],
  ["EXPRESSION", '{ text: "20+3" }', "WRONG"],
  ["EXPRESSION", '{ text: "((" }', "WRONG"],
])("grades %s with %s as %s", async (kind, answer, verdict) => {
  expect(await graded(kind, answer)).toMatchObject({ verdict, places: [] });
});

it("points at the letter of an answer that is nearly right", async () => {
  expect(await graded("SHORT_TEXT", '{ text: "ọ̀rọ" }')).toMatchObject({
    verdict: "NEARLY",
    places: [2],
    message: "Nearly: check the tone marks",
  });
});

/** How long anybody else had to wait meanwhile, in milliseconds. */
async function slowestWhile(work: () => Promise<unknown>): Promise<number> {
  let slowest = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    slowest = Math.max(slowest, performance.now() - last);
    last = performance.now();
  }, 10);
  await work();
  clearInterval(pulse);
  return slowest;
}
const expects = (tex: string) =>
  world.rows(
    `update exam_sessions set blocks = (
       select jsonb_agg(case when b->>'blockType' = 'expression' then b || '{"expression": "${tex}"}' else b end)
       from jsonb_array_elements(blocks) b) where lesson_id = '${lesson}' returning id`,
  );

// Sixteen characters held both servers for minutes. The last is within the bounds of the text and takes too long.
it.each(["y=(a+b+c+d)^{10}", "(x+1)^{200}=1", "y=(a+b)^{40}", "y=x(a+b)^9(c+d)"])(
  "holds up nobody while it is asked to judge %s, and says that it could not",
  async (tex) => {
    await expects("y=x");
    const answers: unknown[] = [];
    const slowest = await slowestWhile(async () => {
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => graded("EXPRESSION", `{ text: "${tex}" }`)))));
    });
    const message = "This answer could not be judged. Write it more simply.";
    expect(answers).toEqual(
      Array.from({ length: 5 }, () => ({ verdict: "UNGRADED", places: [], message, feedback: "" })),
    );
    // Far less than the comparison takes, on a machine that does much else.
    expect(slowest).toBeLessThan(1000);
    expect((await graded("EXPRESSION", '{ text: "2y=2x" }'))?.verdict).toBe("RIGHT");
  },
);

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
