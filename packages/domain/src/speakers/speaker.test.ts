import { expect, it } from "@jest/globals";
import { agreesTo, consentWording, guardianFault, mayWriteSpeaker } from "./speaker-states.ts";
import { speakerInput } from "./speaker.ts";

const given = {
  subjects: ["Igbo"],
  dialectId: "a".repeat(24),
  consentCovers: ["app"],
  consentGivenOn: "2026-01-03",
};
const faultsOf = (over: object) => {
  const { error } = speakerInput.safeParse({ ...given, ...over });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
};
const first = "Record the speaker's consent before saving.";

it.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ consentCovers: [] }, { consentCovers: first }],
  [{ consentCovers: undefined }, { consentCovers: first }],
  [{ consentGivenOn: "" }, { consentGivenOn: first }],
  [{ consentGivenOn: "in May" }, { consentGivenOn: "Enter a valid date." }],
  [{ consentCovers: ["radio"] }, { "consentCovers.0": "Choose a valid use." }],
  [{ subjects: [] }, { subjects: "Choose at least one language." }],
  [{ subjects: ["Mathematics"] }, { "subjects.0": "Choose a valid language." }],
  [{ ageBand: "old" }, { ageBand: "Choose a valid age." }],
])("answers a speaker with %j by %j", (over, faults) => {
  expect(faultsOf(over)).toEqual(faults);
});

it("asks for a guardian only of those under 18", () => {
  expect(guardianFault({ ageBand: "under-18" })).toBe("A guardian's consent is needed for speakers under 18.");
  expect(guardianFault({ ageBand: "under-18", guardian: "Ngọzi" })).toBeNull();
  expect(guardianFault({ ageBand: "from-18" })).toBeNull();
  expect(guardianFault({})).toBeNull();
});

it("lets a voice be used for what its speaker agreed to, until the consent is withdrawn", () => {
  const speaker = { status: "active", consentCovers: ["app"] } as const;
  expect([agreesTo(speaker, "app"), agreesTo(speaker, "training")]).toEqual([true, false]);
  expect(agreesTo({ ...speaker, status: "withdrawn" }, "app")).toBe(false);
});

it("lets content creators change only the speakers they added", () => {
  const creator = { id: "c", role: "content-creator" } as const;
  expect(mayWriteSpeaker(creator, { createdBy: "c" })).toBe(true);
  expect(mayWriteSpeaker(creator, { createdBy: "m" })).toBe(false);
  expect(mayWriteSpeaker({ id: "a", role: "admin" }, { createdBy: "m" })).toBe(true);
  expect(mayWriteSpeaker({ id: "n", role: null }, { createdBy: "n" })).toBe(false);
});

it("has a wording to read out", () => {
  expect(consentWording.version).toBeGreaterThan(0);
  expect(consentWording.text).toContain("withdraw");
});
