import type { PlainRecord } from "./plain-record.ts";

const nobody = "f".repeat(24);
const who = "Choose a person, or enter the name and email of somebody new.";

export const plainReferrers: PlainRecord = {
  kind: "referrer",
  title: "Referrer",
  server: "v1",
  path: "/referrals/referrers",
  label: "code",
  writer: "admin",
  actor: "admin",
  draft: (number) => ({
    scheme: "teacher",
    firstName: "Ụzọma",
    lastName: `Eze ${"abcdefghijklmnopqrstuvwxyz".charAt(number)}`,
    email: `uzoma${number}@eze.example`,
    code: `UZOMA-${number}`,
    percentBp: 1000,
  }),
  added: {
    status: "active",
    rewardType: "percent",
    capPerReferral: [],
    qualifyingLessons: 1,
    isTutor: false,
    isCustomer: false,
  },
  change: { holdDays: 30, capPerReferral: [{ currency: "GBP", amount: 5000 }] },
  refused: [
    [{ scheme: "friend" }, { scheme: "Choose a valid scheme." }],
    [{ code: "ogbako" }, { code: "This code is already in use." }],
    [{ code: "igbo-with-us" }, { code: "This code is already in use." }],
    [{ code: "A B" }, { code: "Use 3 to 24 letters, numbers or hyphens." }],
    [{ percentBp: 10_001 }, { percentBp: "Percentage must be between 0.01 and 100." }],
    [{ percentBp: null }, { percentBp: "Percentage must be between 0.01 and 100." }],
    [{ rewardType: "amount", rewardCurrency: "GBP" }, { rewardAmount: "Enter what the reward is." }],
    [{ personId: nobody }, { personId: "The selected person no longer exists." }],
    [{ firstName: null }, { personId: who }],
    [{ email: "obiageli.umeh@reads.example" }, { email: "Obiageli Umeh has this email address. Choose them instead." }],
    [{ qualifyingLessons: 0 }, { qualifyingLessons: "Lessons to be held must be between 1 and 50." }],
  ],
  lists: [
    ["?q=umeh", ["UMEH-READS"]],
    ["?q=naija", ["NAIJA-KIDS"]],
    ["?status=paused", ["SUMMER-CLASS"]],
    ["?scheme=teacher&status=active&sort=code", ["IGBO-WITH-US", "NAIJA-KIDS", "SPEAK-YORUBA", "UMEH-READS"]],
  ],
  refusedQueries: [["?scheme=friend", "Choose a valid scheme."]],
};
