import {
  asTheirOwn,
  momentByBoth,
  momentInWords,
  reasonInWords,
  shiftInWords,
  timesByBoth,
  timesInWords,
  payAlone,
  withoutPay,
} from "./lesson-mail-words.ts";
import { outcomeOf } from "./outcome.ts";
import { policyDefaults } from "../policies/cancellation-policy.ts";

const london = "Europe/London";
const lagos = "Africa/Lagos";
const newYork = "America/New_York";

it.each([
  ["2026-10-20T17:00:00Z", london, "Tuesday 20 October 2026 at 18:00 (London)"],
  ["2026-10-27T18:00:00Z", london, "Tuesday 27 October 2026 at 18:00 (London)"],
  ["2026-11-03T23:00:00Z", newYork, "Tuesday 3 November 2026 at 18:00 (New York)"],
])("says when %s is in %s", (at, zone, words) => {
  expect(momentInWords(new Date(at), zone)).toBe(words);
});

it.each([
  // The same moment reads the same on both clocks in summer.
  ["2026-10-20T17:00:00Z", { own: london, other: lagos }, "Tuesday 20 October 2026 at 18:00 (London)"],
  ["2026-10-27T18:00:00Z", { own: london, other: lagos }, "Tuesday 27 October 2026 at 18:00 (London), 19:00 in Lagos"],
  [
    "2026-11-03T23:00:00Z",
    { own: newYork, other: lagos },
    "Tuesday 3 November 2026 at 18:00 (New York), Wednesday 4 November 2026 at 00:00 in Lagos",
  ],
])("puts the other clock beside %s", (at, clocks, words) => {
  expect(momentByBoth(new Date(at), clocks)).toBe(words);
});

it("says when the lessons of a week are", () => {
  const starts = [new Date("2026-11-03T23:00:00Z"), new Date("2026-11-05T23:00:00Z")];
  expect(timesInWords(starts, newYork)).toBe("Tuesdays at 18:00 and Thursdays at 18:00 (New York)");
  expect(timesByBoth(starts, { own: newYork, other: lagos })).toBe(
    "Tuesdays at 18:00 and Thursdays at 18:00 (New York), Wednesdays at 00:00 and Fridays at 00:00 in Lagos",
  );
  expect(timesByBoth([new Date("2026-10-20T17:00:00Z")], { own: london, other: lagos })).toBe(
    "Tuesdays at 18:00 (London)",
  );
});

it.each([
  [london, "2026-10-25T01:00Z", -60, "The clocks in London go back by 1 hour on Sunday 25 October 2026."],
  [
    "Australia/Lord_Howe",
    "2026-10-03T15:30Z",
    30,
    "The clocks in Lord Howe go forward by 30 minutes on Sunday 4 October 2026.",
  ],
])("says what the clocks of %s do", (timeZone, at, minutes, words) => {
  expect(shiftInWords({ timeZone, at: new Date(at), minutes })).toBe(words);
});

it("keeps from customers what their tutor is paid", () => {
  const { sentence } = outcomeOf({ what: "student-no-show", isFirstTrial: false }, policyDefaults, 60);
  expect(sentence).toContain("The tutor is paid 100%.");
  expect(withoutPay(sentence)).not.toContain("tutor is");
  expect(withoutPay("Completed. Not charged: an outage. The tutor is not paid.")).toBe(
    "Completed. Not charged: an outage.",
  );
});

it("tells a tutor of their own pay alone", () => {
  const missed = outcomeOf({ what: "student-no-show", isFirstTrial: false }, policyDefaults, 60);
  expect(payAlone(missed.sentence)).toMatch(/^You are paid 100 ?% for it\.$/);
  expect(payAlone("Not charged: cancelled by the tutor 30 h before the start. The tutor is not paid.")).toBe(
    "You are not paid for it.",
  );
});

it("says why by the reason of the list, and nothing of another one", () => {
  expect(reasonInWords("sick", "customer")).toBe("Reason: illness.");
  expect(reasonInWords("other", "tutor")).toBe("");
  expect(reasonInWords("tutor-unavailable", "customer")).toBe("Reason: the tutor is not available.");
  expect(reasonInWords("tutor-unavailable", "tutor")).toBe("Reason: you are not available.");
});

it("says which of two equal times is meant in the night in which the clocks go back", () => {
  expect(momentInWords(new Date("2027-10-31T00:30:00Z"), london)).toBe("Sunday 31 October 2027 at 01:30 BST (London)");
  expect(momentInWords(new Date("2027-10-31T01:30:00Z"), london)).toBe("Sunday 31 October 2027 at 01:30 GMT (London)");
  expect(momentInWords(new Date("2027-11-07T05:30:00Z"), newYork)).toBe(
    "Sunday 7 November 2027 at 01:30 EDT (New York)",
  );
});

const [name, who] = ["{{lessonName}}", "{{learnerNames}}"];
it.each([
  [`Cancelled: ${name} for ${who}`, `Cancelled: your ${name}`],
  [`${name} for ${who}: what was covered`, `Your ${name}: what was covered`],
  [`We have moved the ${name} for ${who} with Ebere.`, `We have moved your ${name} with Ebere.`],
  [`Hello.\n\nThe ${name} for ${who} will move.`, `Hello.\n\nYour ${name} will move.`],
  [`We have booked an extra ${name} for ${who} with Ebere.`, `We have booked an extra ${name} with Ebere.`],
  [`Does this time suit you? ${name} for ${who}`, `Does this time suit you? Your ${name}`],
  // What a director wrote besides.
  ["Moved for you. your Igbo lesson for you", "Moved for you. your Igbo lesson for you"],
])("speaks of the lessons of whoever learns as theirs: %s", (template, own) => {
  expect(asTheirOwn(template)).toBe(own);
});
