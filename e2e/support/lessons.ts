import { ask, sessionOf } from "./roles.ts";

export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A question that is answered with “ọ̀rọ̀”. */
export const textBlock = (questionText: string) => ({
  id: newId(),
  blockType: "SHORT_TEXT",
  questionText,
  shortTextCorrectOptions: ["ọ̀rọ̀"],
  answerStrictness: "EXACT",
});

/** A lesson of its own, in an exam of its own, in which the content creator has written these blocks; and the address of its page. */
export async function ownLesson(blocks: readonly object[]): Promise<string> {
  const token = await sessionOf("super-admin");
  const made = async (mutation: string, variables: object) => {
    const { done } = await ask<{ done: { record: { id: string; version: number; slug?: string } } }>(
      mutation,
      variables,
      token,
    );
    return done.record;
  };
  const mark = Date.now().toString(36);
  const exam = await made(
    "mutation ($input: ExamCreateInput!) { done: examCreate(input: $input) { record: exam { id version slug } } }",
    { input: { title: `Àyẹ̀wò ${mark}` } },
  );
  const ids = [exam.id];
  for (const level of ["SUBJECT", "TOPIC", "SECTION"]) {
    const part = await made(
      `mutation ($level: ExamPartLevel!, $parentId: ID!, $input: ExamPartCreateInput!) {
        done: examPartCreate(level: $level, parentId: $parentId, input: $input) { record: part { id version } } }`,
      { level, parentId: ids.at(-1), input: { name: `Apá ${mark}` } },
    );
    ids.push(part.id);
  }
  const lesson = await made(
    `mutation ($sectionId: ID!, $input: ExamLessonCreateInput!) {
      done: examLessonCreate(sectionId: $sectionId, input: $input) { record: lesson { id version } } }`,
    { sectionId: ids.at(-1), input: { title: `Ẹ̀kọ́ ${mark}` } },
  );
  const creator = await ask<{ me: { id: string } }>("{ me { id } }", {}, await sessionOf("content-creator"));
  await made(
    `mutation ($id: ID!, $version: Int!, $input: ExamLessonAssignInput!) {
      done: examLessonAssign(id: $id, version: $version, input: $input) { record: lesson { id version } } }`,
    { ...lesson, input: { creatorId: creator.me.id } },
  );
  await ask(
    `mutation ($id: ID!, $input: ExamSessionInput!) {
      examSessionSave(lessonId: $id, version: 0, input: $input) { session { id } } }`,
    { id: lesson.id, input: { blocks } },
    await sessionOf("content-creator"),
  );
  return `/app/content/exam/${[exam.slug ?? "", ...ids.slice(1), lesson.id].map(encodeURIComponent).join("/")}`;
}
