/** Who may write down speakers, and whether what they say may be used. Has no zod import, because screens load it. */
import type { Machine } from "../machine.ts";
import { rightsOf, scopeOf, type Rights } from "../permissions.ts";
import type { AgeBand, ConsentUse, SpeakerEvent, SpeakerStatus } from "./speaker-enums.ts";

/** A consent is taken back with a reason. Source: domain.md 1.5. */
export const speakerMachine: Machine<SpeakerStatus, SpeakerEvent> = {
  initial: "active",
  table: { active: { withdraw: "withdrawn" }, withdrawn: { reinstate: "active" } },
  asks: ["withdraw"],
};

/** Past participle for messages: "This speaker is withdrawn, so it cannot be withdrawn." */
export const speakerEventDone: Readonly<Record<SpeakerEvent, string>> = {
  withdraw: "withdrawn",
  reinstate: "reinstated",
};

export const speakerMessages = {
  consentFirst: "Record the speaker's consent before saving.",
  guardian: "A guardian's consent is needed for speakers under 18.",
  languages: "Choose at least one language.",
  dialect: "Choose a dialect of one of the speaker's languages.",
  notAgreed: (code: string) => `${code} has not agreed to this use.`,
  notYet: "The consent cannot be given in the future.",
} as const;

/** Why a consent is not enough for somebody of that age; null if it is. */
export const guardianFault = ({
  ageBand,
  guardian,
}: {
  ageBand?: AgeBand | null | undefined;
  guardian?: string | null | undefined;
}): string | null => (ageBand === "under-18" && !guardian ? speakerMessages.guardian : null);

/** Whether a speaker's recordings may be used for something now. */
export const agreesTo = (
  { status, consentCovers }: { status: SpeakerStatus; consentCovers: readonly ConsentUse[] },
  use: ConsentUse,
): boolean => status === "active" && consentCovers.includes(use);

/** Whether somebody may change what is written down of a speaker: content creators only of those they added. */
export const mayWriteSpeaker = (viewer: Rights & { id: string }, { createdBy }: { createdBy: string }): boolean =>
  rightsOf(viewer).has("transcripts:write") &&
  (scopeOf(viewer.role, "transcripts") !== "own" || createdBy === viewer.id);

interface Wording {
  version: number;
  text: string;
}

/**
 * What speakers are asked to agree to, the newest last. A consent keeps the number of the wording that was read out, so a
 * wording that was used is never changed: write another one below it.
 */
const wordings: readonly [Wording, ...Wording[]] = [
  {
    version: 1,
    text: "I agree that my voice is recorded. For the learning app, learners may hear my recordings. For training data, my recordings may help to train software that understands or speaks my language. My name is not given to anyone outside. I can withdraw my consent at any time; nothing of mine is used from then on.",
  },
];

/** The wording in use. */
export const consentWording: Wording = wordings.at(-1) ?? wordings[0];
