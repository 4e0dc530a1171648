/** States of an application. Has no zod import, because screens load it. Source: domain.md 2.5. */
import type { Machine } from "../machine.ts";
import { hiringMessages } from "./hiring-messages.ts";
import type { CandidacyEvent, CandidacyStage, CheckState } from "./hiring-enums.ts";

const ends = { hold: "on-hold", withdraw: "withdrawn", reject: "rejected" } as const;

/** Reopening starts a new round. `unhold` returns to the previous stage, which the record knows. */
export const candidacyMachine: Machine<CandidacyStage, CandidacyEvent> = {
  initial: "applied",
  table: {
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
  },
};

/** The regular stages, in order. */
export const stagesOnTheWay = ["applied", "screening", "interview", "demo-lesson", "checks", "offer"] as const;

/** The stages of an open application. */
export const openStages: readonly CandidacyStage[] = [...stagesOnTheWay, "on-hold"];
export const isOpen = (stage: CandidacyStage): boolean => openStages.includes(stage);

/** Past participle for messages: "This application is onboarded, so it cannot be rejected." */
export const candidacyEventDone: Record<CandidacyEvent, string> = {
  advance: "moved on",
  "move-back": "moved back",
  hold: "put on hold",
  unhold: "taken off hold",
  withdraw: "withdrawn",
  reject: "rejected",
  reopen: "reopened",
  onboard: "onboarded",
};

/** After how many days in one stage an application is overdue. */
export const overdueDays = 7;

/** The lowest mean of an interview with which a candidate advances without a reason. */
export const leastInterviewMean = 3;

export const interviewScores = [
  "languageScore",
  "teachingScore",
  "warmthScore",
  "technologyScore",
  "reliabilityScore",
] as const;
export const candidateChecks = [
  "idCheck",
  "backgroundCheck",
  "referencesCheck",
  "contractCheck",
  "payoutCheck",
] as const;

/** Names of the checks inside a sentence. */
export const checkNames: Record<(typeof candidateChecks)[number], string> = {
  idCheck: "proof of identity",
  backgroundCheck: "background check",
  referencesCheck: "references",
  contractCheck: "contract",
  payoutCheck: "payout account",
};

type Scores = Record<(typeof interviewScores)[number], number | null>;

/** The mean of an interview's five scores; null until all are given. */
export function interviewMean(scores: Scores): number | null {
  const given = interviewScores.map((name) => scores[name]).filter((score) => score !== null);
  return given.length === interviewScores.length ? given.reduce((sum, score) => sum + score, 0) / given.length : null;
}

/** The fields of an application that the guards need. */
export type Guarded = Scores &
  Record<(typeof candidateChecks)[number], CheckState> & {
    cvFileId: string | null;
    cvUrl: string | null;
    introAudioFileId: string | null;
    introAudioUrl: string | null;
    interviewDate: string | null;
    interviewerId: string | null;
    demoScore: number | null;
  };

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Why an application cannot enter a stage; null if it can. `reason` overrides a low score. */
export function entryProblem(stage: CandidacyStage, given: Guarded, reason: string | null): string | null {
  switch (stage) {
    case "screening": {
      const { cvFileId, cvUrl, introAudioFileId, introAudioUrl } = given;
      return (cvFileId ?? cvUrl ?? introAudioFileId ?? introAudioUrl) ? null : hiringMessages.cvOrAudio;
    }
    case "interview":
      return given.interviewDate && given.interviewerId ? null : hiringMessages.interviewPlanned;
    case "demo-lesson": {
      const mean = interviewMean(given);
      if (mean === null) return hiringMessages.interviewScored;
      return mean < leastInterviewMean && !reason ? hiringMessages.interviewLow : null;
    }
    case "checks":
      return given.demoScore === null ? hiringMessages.demoScored : null;
    case "offer": {
      const open = candidateChecks.filter((name) => given[name] !== "done" && given[name] !== "not-needed");
      return open.length === 0 ? null : hiringMessages.checksOpen(list.format(open.map((name) => checkNames[name])));
    }
    default:
      return null;
  }
}

/** What is complete before a candidate becomes a tutor. */
export interface OnboardingState {
  hasAccepted: boolean;
  hasRegion: boolean;
  hasRate: boolean;
  hasAccount: boolean;
  hasContract: boolean;
}

/** What a candidate still lacks to become a tutor, as a sentence; null if nothing. */
export function onboardingProblem(state: OnboardingState): string | null {
  const missing = [
    state.hasAccepted ? "" : "the offer",
    state.hasRegion ? "" : "the region",
    state.hasRate ? "" : "the pay rate",
    state.hasAccount ? "" : "the payout account",
    state.hasContract ? "" : "the contract",
  ].filter(Boolean);
  return missing.length === 0 ? null : hiringMessages.missing(list.format(missing));
}
