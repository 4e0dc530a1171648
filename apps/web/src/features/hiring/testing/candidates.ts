import type { CandidacyRecordFragment } from "../candidacy.generated.ts";

/** A candidate in Lagos who waits for her interview, unless changed. */
export const aCandidate = (changes: Partial<CandidacyRecordFragment> = {}): CandidacyRecordFragment => ({
  __typename: "Candidacy",
  ...{ id: "0000000000000000000000c1", personId: "0000000000000000000000a1", name: "Ngọzị Okafọ" },
  ...{ firstName: "Ngọzị", lastName: "Okafọ", email: "ngozi@example.org", secondaryEmail: null, phoneNumber: null },
  ...{ gender: null, dateOfBirth: null, country: "NG", timeZone: "Africa/Lagos", marketingConsent: false },
  ...{ round: 1, stage: "INTERVIEW", stageSince: "2026-01-04T09:00:00.000Z", holdUntil: null, heldFrom: null },
  ...{ appliedAt: "2026-01-02T09:00:00.000Z", subjects: ["Igbo"], dialects: ["Owerri"], source: "REFERRAL" },
  ...{
    cvFile: null,
    cvUrl: "https://files.example.com/cv.pdf",
    introAudioFile: null,
    introAudioUrl: null,
    introVideoFile: null,
    introVideoUrl: null,
    hoursPerWeek: 10,
  },
  ...{ owner: null, region: null, interviewer: null, observer: null, rejectedBy: null },
  ...{ interviewDate: "2026-01-09", interviewTime: "10:00", interviewTimeZone: "Africa/Lagos", interviewMean: 2.6 },
  ...{ languageScore: 2, teachingScore: 3, warmthScore: 2, technologyScore: 3, reliabilityScore: 3 },
  ...{ interviewNotes: null, interviewOutcome: "UNSURE", demoDate: null, demoScore: null, demoRecordingFile: null },
  ...{
    demoRecordingUrl: null,
    demoNotes: null,
    idCheck: "TODO",
    backgroundCheck: "TODO",
    referencesCheck: "TODO",
    contractCheck: "TODO",
  },
  ...{ payoutCheck: "TODO", offerAmount: null, offerCurrency: null, offerStartsOn: null, offerSentAt: null },
  ...{ offerAnsweredAt: null, offerAnswer: null, rejectionReason: null, rejectionNote: null, rejectedAt: null },
  ...{ stageReached: null, reopenAfter: null, doNotRehire: false, version: 3, updatedAt: "2026-01-06T09:00:00.000Z" },
  ...changes,
});
