import { differingFields, mergeBlockers, mergedValues, sideOf, type Merged } from "./merge.ts";

const one = (over: Partial<Merged> = {}): Merged => ({
  firstName: "Ada",
  lastName: "Obi",
  email: "ada@example.org",
  secondaryEmail: null,
  phoneNumber: null,
  gender: null,
  dateOfBirth: null,
  country: "NG",
  timeZone: "Africa/Lagos",
  regionId: "ng",
  currency: "NGN",
  ownerId: null,
  source: null,
  whoIsLessonFor: "me",
  preferredChannel: "email",
  zohoEmail: null,
  invoiceEmail: null,
  billingAddress: null,
  taxId: null,
  dueDays: 7,
  cancellationPolicyId: null,
  status: "lead",
  tags: [],
  isLearner: true,
  autoSend: true,
  marketingConsent: false,
  consentAt: null,
  ...over,
});

it("keeps the kept record's values, fills its gaps from the other, and takes what is chosen", () => {
  const kept = one();
  const other = one({ firstName: "Adaobi", email: "obi@example.org", phoneNumber: "+2348031234567", source: "ads" });
  expect(differingFields(kept, other)).toEqual(["firstName", "email", "phoneNumber", "source"]);
  expect(sideOf("phoneNumber", kept, other)).toBe("other");
  expect(mergedValues(kept, other, { firstName: "other", source: "kept" })).toMatchObject({
    firstName: "Adaobi",
    email: "ada@example.org",
    phoneNumber: "+2348031234567",
    source: null,
  });
});

it("keeps an email that was not chosen as the second one, and never one address twice", () => {
  const kept = one();
  expect(mergedValues(kept, one({ email: "obi@example.org" }))).toMatchObject({
    email: "ada@example.org",
    secondaryEmail: "obi@example.org",
  });
  const chosen = mergedValues(kept, one({ email: "obi@example.org", secondaryEmail: "ada@example.org" }));
  expect(chosen).toMatchObject({ email: "ada@example.org", secondaryEmail: "obi@example.org" });
  expect(mergedValues(kept, one({ email: "ada@example.org" }))).toMatchObject({ secondaryEmail: null });
});

it.each([
  ["a No that was said", [true, "2026-01-01"], [false, "2025-01-01"], [false, "2025-01-01"]],
  ["a No of the kept one", [false, "2026-01-01"], [true, "2026-05-01"], [false, "2026-01-01"]],
  ["what the other said, where one was never asked", [false, null], [true, "2026-05-01"], [true, "2026-05-01"]],
  ["nothing, where nobody was asked", [false, null], [false, null], [false, null]],
] as const)("takes the stricter consent: %s", (_, [kept, keptAt], [other, otherAt], [expected, at]) => {
  const values = mergedValues(
    one({ marketingConsent: kept, consentAt: keptAt }),
    one({ marketingConsent: other, consentAt: otherAt }),
  );
  expect(values).toMatchObject({ marketingConsent: expected, consentAt: at });
});

it("joins tags, lets the further status win, and sends invoices by itself only where both did", () => {
  expect(
    mergedValues(
      one({ tags: ["VIP", "twins"] }),
      one({ tags: ["twins", "school"], status: "active", autoSend: false }),
    ),
  ).toMatchObject({ tags: ["VIP", "twins", "school"], status: "active", autoSend: false });
  expect(mergedValues(one({ status: "churned" }), one({ status: "lead" })).status).toBe("lead");
});

it("says everything that stands in the way, in words", () => {
  const tags = Array.from({ length: 15 }, (_, n) => `tag ${n}`);
  const blockers = mergeBlockers(one({ tags }), one({ status: "blocked", tags: tags.map((tag) => `${tag}b`) }), {
    names: ["Ada Obi", "Adaobi Obi"],
    areTutors: [false, true],
    areApplying: [false, true],
    dependents: ["Zara Obi", "Emeka Obi"],
    pods: ["Saturday"],
    curricula: ["Igbo for everyone"],
  });
  expect(blockers).toEqual([
    "Adaobi Obi is blocked. Unblock them before merging.",
    "Adaobi Obi is a tutor too. Merge the other record into theirs.",
    "Adaobi Obi has an open application as a tutor. Merge the other record into theirs.",
    "Both have a dependent called Zara Obi and Emeka Obi with the same date of birth. Change or rename one of them first.",
    "Both are in the pod Saturday. Take one of them out first.",
    "Both follow Igbo for everyone. End one of them first.",
    "Together they have more than 20 tags. Remove some first.",
  ]);
  const none = { dependents: [], pods: [], curricula: [], areApplying: [true, false] as const };
  expect(mergeBlockers(one(), one(), { ...none, names: ["a", "b"], areTutors: [true, false] })).toEqual([]);
  expect(mergeBlockers(one(), one(), { ...none, names: ["a", "b"], areTutors: [true, true] })).toEqual([
    "Both are tutors, so they cannot be merged.",
  ]);
  const applying = { ...none, names: ["a", "b"], areTutors: [false, false], areApplying: [true, true] } as const;
  expect(mergeBlockers(one(), one(), applying)).toEqual([
    "Both have an open application as a tutor. Close one of them first.",
  ]);
});
