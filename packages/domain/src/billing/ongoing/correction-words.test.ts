import { correctionWords } from "./correction-words.ts";
import { lessonLine } from "./lesson-line.ts";

const corrected = {
  ...{ lesson: "L-000065-32", billed: 40, agreed: 60, rule: "cut-short" as const },
  share: { minutes: 30, bp: 10_000 },
};

it.each([
  [{}, "30 instead of 40 minutes are charged."],
  [{ share: { minutes: 60, bp: 0 } }, "it is not charged."],
  [{ share: { minutes: 60, bp: 3_500 }, rule: "dispute-lowered" as const }, "35% is charged after a dispute."],
  [{ share: { minutes: 60, bp: 5_000 }, rule: "customer-late" as const }, "50% is charged."],
])("says of a lesson with %j why it costs less", (change, words) => {
  expect(correctionWords({ ...corrected, ...change })).toBe(
    `Lesson L-000065-32 was corrected after it was billed: ${words}`,
  );
});

const lesson = {
  ...{ subject: "Igbo", learnerName: "Ada Obi", day: "2026-11-26", minutes: 21, coveredMinutes: 0 },
  ...{ rule: "dispute-lowered" as const, settled: { agreed: 60, share: { minutes: 60, bp: 3_500 } } },
};
const start = "Igbo lesson for Ada Obi on Thursday 26 November 2026";

it("says of a line what a dispute decided, and that it is the rest of a lesson", () => {
  expect(lessonLine(lesson)).toBe(`${start}, 60 minutes, charged 35% after a dispute`);
  expect(lessonLine({ ...lesson, rule: "completed", minutes: 60, restOf: "£30.00" })).toBe(
    `${start}, 60 minutes, the rest of £30.00: an earlier invoice has the other part`,
  );
});
