import type { Labels } from "../labels.ts";

/**
 * About how old a speaker was when the consent was given.
 *
 * Source: domain.md 1.5.
 * @graphql AgeBand
 */
export const ageBands = [
  /** Under eighteen: a guardian consents. */ "under-18",
  /** Eighteen to twenty-nine. */ "from-18",
  /** Thirty to forty-four. */ "from-30",
  /** Forty-five to fifty-nine. */ "from-45",
  /** Sixty and over. */ "from-60",
] as const;
export type AgeBand = (typeof ageBands)[number];
export const ageBandLabels: Labels<AgeBand> = {
  "from-18": "18 to 29",
  "from-30": "30 to 44",
  "from-45": "45 to 59",
  "from-60": "60 and over",
};

/**
 * What a speaker's recordings may be used for.
 *
 * Source: domain.md 1.5.
 * @graphql ConsentUse
 */
export const consentUses = [
  /** Heard by learners in the app. */ "app",
  /** Part of the data that speech models are trained on. */ "training",
] as const;
export type ConsentUse = (typeof consentUses)[number];
export const consentUseLabels: Labels<ConsentUse> = { app: "Learning app", training: "Training data" };

/**
 * Whether a speaker's consent is in force.
 *
 * Source: domain.md 1.5.
 * @graphql SpeakerStatus
 */
export const speakerStatuses = [
  /** It is. */ "active",
  /** The speaker has taken it back: nothing of theirs is used. */ "withdrawn",
] as const;
export type SpeakerStatus = (typeof speakerStatuses)[number];

export const speakerEvents = ["withdraw", "reinstate"] as const;
export type SpeakerEvent = (typeof speakerEvents)[number];
