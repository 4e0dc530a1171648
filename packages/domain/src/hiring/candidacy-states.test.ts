import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { candidacyMachine, entryProblem, onboardingProblem, type Guarded } from "./candidacy-states.ts";
import { candidacyEvents, candidacyStages, type CandidacyEvent, type CandidacyStage } from "./hiring-enums.ts";

const ends = { hold: "on-hold", withdraw: "withdrawn", reject: "rejected" } as const;
const ways: Record<CandidacyStage, Partial<Record<CandidacyEvent, CandidacyStage>>> = {
  applied: { advance: "screening", ...ends },
  screening: { advance: "interview", "move-back": "applied", ...ends },
  interview: { advance: "demo-lesson", "move-back": "screening", ...ends },
  "demo-lesson": { advance: "checks", "move-back": "interview", ...ends },
  checks: { advance: "offer", "move-back": "demo-lesson", ...ends },
  offer: { onboard: "onboarded", "move-back": "checks", ...ends },
  "on-hold": { unhold: "applied", withdraw: "withdrawn", reject: "rejected" },
  onboarded: {},
  rejected: { reopen: "screening" },
  withdrawn: { reopen: "screening" },
};

it.each(
  candidacyStages.flatMap((from) => candidacyEvents.map((event) => [event, from, ways[from][event] ?? null] as const)),
)("%s takes an application that is %s to %s", (event, from, to) => {
  expect(nextState(candidacyMachine, from, event)).toBe(to);
});

const score = (n: number | null) => ({
  languageScore: n,
  teachingScore: n,
  warmthScore: n,
  technologyScore: n,
  reliabilityScore: n,
});
const ready: Guarded = {
  ...score(4),
  cvFileId: null,
  cvUrl: "https://example.org/cv.pdf",
  introAudioFileId: null,
  introAudioUrl: null,
  interviewDate: "2026-11-20",
  interviewerId: "a".repeat(24),
  demoScore: 4,
  idCheck: "done",
  backgroundCheck: "not-needed",
  referencesCheck: "done",
  contractCheck: "done",
  payoutCheck: "done",
};

it.each<[CandidacyStage, Partial<Guarded>, string]>([
  ["screening", { cvUrl: null }, "Add a CV or an audio introduction first."],
  ["interview", { interviewDate: null }, "Set the date of the interview and the interviewer first."],
  ["interview", { interviewerId: null }, "Set the date of the interview and the interviewer first."],
  ["demo-lesson", { warmthScore: null }, "Score the interview first."],
  ["demo-lesson", { ...score(3), warmthScore: 2 }, "Interview score is below 3. Add a reason to continue."],
  ["checks", { demoScore: null }, "Score the demo lesson first."],
  ["offer", { idCheck: "waiting" }, "Finish these checks first: proof of identity."],
  [
    "offer",
    { referencesCheck: "failed", payoutCheck: "todo" },
    "Finish these checks first: references and payout account.",
  ],
])("keeps %s from whoever lacks what it asks for", (stage, lacks, text) => {
  expect(entryProblem(stage, ready, null)).toBeNull();
  expect(entryProblem(stage, { ...ready, ...lacks }, null)).toBe(text);
});

it("lets somebody who scored below 3 go on with a reason, and somebody with 3.0 without", () => {
  expect(entryProblem("demo-lesson", { ...ready, ...score(2) }, "Rare dialect")).toBeNull();
  expect(entryProblem("demo-lesson", { ...ready, ...score(3) }, null)).toBeNull();
});

it("names everything that is missing before onboarding", () => {
  const all = { hasAccepted: true, hasRegion: true, hasRate: true, hasAccount: true, hasContract: true };
  expect(onboardingProblem(all)).toBeNull();
  expect(onboardingProblem({ ...all, hasAccepted: false, hasRate: false, hasContract: false })).toBe(
    "Finish the offer, the pay rate and the contract before onboarding.",
  );
});

it("takes a CV or an audio introduction that was uploaded", () => {
  for (const file of ["cvFileId", "introAudioFileId"] as const)
    expect(entryProblem("screening", { ...ready, cvUrl: null, [file]: "f" }, null)).toBeNull();
});
