import { contentOf } from "../../testing/content.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { ask, read } = contentOf(() => world);

interface Key {
  blockId: string;
  shortTextCorrectOptions: string[];
}
const inApp = `l.published_version is not null and l.active_flag = 'Active' and l.archived_at is null`;
async function aLesson() {
  const [found] = await world.rows<{ id: string; key: Key[] }>(
    `select l.id, s.key from content_lessons l join exam_sessions s on s.lesson_id = l.id
      and s.version_number = l.published_version where ${inApp} and s.key::text like '%shortTextCorrectOptions": ["%'
      order by l.id limit 1`,
  );
  const { blockId = "", shortTextCorrectOptions: [answer = ""] = [] } =
    found?.key.find((key) => key.shortTextCorrectOptions.length > 0) ?? {};
  return { id: found?.id ?? "", blockId, answer };
}
const grade = ({ id, blockId }: { id: string; blockId: string }, text: string) =>
  `{ appGrade(lessonId: "${id}", blockId: "${blockId}", answer: { text: ${JSON.stringify(text)} }) { verdict feedback } }`;
const verdict = async (of: { id: string; blockId: string }, text: string, as: Caller = "content-creator") =>
  (await read<{ verdict: string } | null>(grade(of, text), as))?.verdict ?? null;

it("grades by what is published, whatever is written meanwhile, for every role", async () => {
  const lesson = await aLesson();
  expect(await verdict(lesson, lesson.answer)).toBe("RIGHT");
  await world.rows(`update exam_sessions set blocks = '[]' where lesson_id = '${lesson.id}'`);
  for (const role of ["content-creator", "admin", "director"] as const) {
    expect(await verdict(lesson, lesson.answer, role)).toBe("RIGHT");
    expect(await verdict(lesson, "no such word", role)).toBe("WRONG");
  }
  const { body } = await ask(grade(lesson, "x"), "no-role");
  expect(body.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

it("grades nothing that the app does not have", async () => {
  const lesson = await aLesson();
  expect(await verdict({ ...lesson, blockId: "f".repeat(24) }, lesson.answer)).toBeNull();
  await world.rows(`update content_lessons set active_flag = 'Inactive' where id = '${lesson.id}'`);
  expect(await verdict(lesson, lesson.answer)).toBeNull();
  await world.rows(
    `update content_lessons set active_flag = 'Active', published_version = null where id = '${lesson.id}'`,
  );
  expect(await verdict(lesson, lesson.answer)).toBeNull();
});
