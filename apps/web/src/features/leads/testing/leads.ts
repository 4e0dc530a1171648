import type { LeadRecordFragment } from "../lead.generated.ts";

/** Somebody who asked for lessons for a child, unless changed. */
export const aLead = (changes: Partial<LeadRecordFragment> = {}): LeadRecordFragment => ({
  __typename: "Lead",
  ...{ id: "00000000000000000000001e", name: "Adaeze Obi", firstName: "Adaeze", lastName: "Obi", version: 2 },
  ...{ email: "adaeze@example.org", phoneNumber: "+447700900555", whoIsLessonFor: "DEPENDENT", subjects: ["Igbo"] },
  region: { __typename: "Region", id: "00000000000000000000b001", code: "UK", name: "United Kingdom" },
  ...{ source: "ADS", utmSource: "google", utmMedium: "cpc", utmCampaign: "igbo-for-children", message: null },
  ...{
    stage: "CONTACTED",
    stageSince: "2026-01-03T09:00:00.000Z",
    lostReason: null,
    customer: null,
    trialLesson: null,
  },
  stages: [
    { __typename: "LeadStageReached", stage: "NEW", reachedAt: "2026-01-02T09:00:00.000Z", by: null },
    { __typename: "LeadStageReached", stage: "CONTACTED", reachedAt: "2026-01-03T09:00:00.000Z", by: null },
  ],
  owner: { __typename: "StaffUser", id: "0000000000000000000000a1", name: "Daniel Osborne" },
  ...{ nextActionOn: "2026-01-04", nextAction: "Call again after six", needsAttention: false },
  ...{ createdAt: "2026-01-02T09:00:00.000Z", updatedAt: "2026-01-03T09:00:00.000Z" },
  ...changes,
});
