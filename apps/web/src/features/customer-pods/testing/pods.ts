import type { PodRecordFragment } from "../pod.generated.ts";

const regionId = "00000000000000000000b001";

const member = (n: number, name: string, shareBp: number | null): PodRecordFragment["members"][number] => ({
  __typename: "PodMember",
  learnerId: String(n).padStart(24, "0"),
  shareBp,
  learner: {
    __typename: "Learner",
    id: String(n).padStart(24, "0"),
    name,
    payer: {
      __typename: "LearnerPayer",
      id: String(n + 100).padStart(24, "0"),
      name: `Payer of ${name}`,
      customerNumber: `C-00000${n}`,
    },
  },
});

/** Two cousins who share the price, unless changed. */
export const aPod = (changes: Partial<PodRecordFragment> = {}): PodRecordFragment => ({
  __typename: "CustomerPod",
  id: "000000000000000000000001",
  name: "Ozo cousins",
  region: { __typename: "Region", id: regionId, code: "UK", name: "United Kingdom" },
  subject: "Igbo",
  level: "BEGINNER",
  anchorTimeZone: "Europe/London",
  tutor: null,
  billingMode: "SPLIT",
  payer: null,
  status: "ACTIVE",
  nextLesson: null,
  members: [member(1, "Ada Ozo", 5000), member(2, "Bo Ozo", 5000)],
  createdAt: "2026-01-05T09:00:00.000Z",
  version: 3,
  ...changes,
});
