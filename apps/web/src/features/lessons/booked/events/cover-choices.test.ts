import { expect, it } from "@jest/globals";
import { coverChoices } from "./cover-choices.ts";

const reason = (name: string, count: number | null = null) =>
  ({ __typename: "MatchReasonGiven", reason: name, speaksFor: true, count, of: 1, at: null }) as never;
const fits = (name: string, ...reasons: never[]) =>
  ({ __typename: "TutorMatch", isFree: true, reasons, tutor: { __typename: "Tutor", id: name, name } }) as never;
const all = [
  { value: "Ada", label: "Ada", hint: "Igbo" },
  { value: "Bola", label: "Bola", hint: "Yoruba" },
  { value: "Chidi", label: "Chidi", hint: "Igbo, Yoruba" },
];

it("offers those who fit, in order and with the reasons, then everybody else who teaches the subject", () => {
  const found = [fits("Chidi", reason("SUBJECT_AND_LEVEL"), reason("ALL_TIMES"), reason("EARLIER_LESSONS", 4))];
  expect(coverChoices({ found, all, subject: "Igbo" })).toEqual([
    { value: "Chidi", label: "Chidi", hint: "Free at the time asked for · Has taught them before: 4 lessons" },
    { value: "Ada", label: "Ada", hint: "Igbo" },
  ]);
});

it("offers the usual tutor first where somebody covers already", () => {
  const choices = coverChoices({ found: [], all, subject: "Igbo", usual: { id: "Ada", name: "Ada" } });
  expect(choices.map(({ label, hint }) => [label, hint])).toEqual([
    ["Ada", "The usual tutor"],
    ["Chidi", "Igbo, Yoruba"],
  ]);
});
