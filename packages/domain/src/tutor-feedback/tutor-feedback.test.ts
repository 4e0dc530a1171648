import { nextState } from "../machine.ts";
import { tutorFeedbackEvents, tutorFeedbackStatuses } from "./tutor-feedback-enums.ts";
import { tutorFeedbackMachine } from "./tutor-feedback-states.ts";
import { feedbackReaders, resolutionInput, tutorFeedbackInput } from "./tutor-feedback.ts";

const leads: Record<string, string> = {
  "new acknowledge": "acknowledged",
  "acknowledged start": "in-progress",
  "in-progress resolve": "resolved",
  "resolved reopen": "in-progress",
};

it.each(tutorFeedbackStatuses.flatMap((state) => tutorFeedbackEvents.map((event) => [state, event] as const)))(
  "leads from %s by %s only where the table says so",
  (state, event) => {
    expect(nextState(tutorFeedbackMachine, state, event)).toBe(leads[`${state} ${event}`] ?? null);
  },
);

const draft = {
  personId: "a".repeat(24),
  authorKind: "customer",
  category: "teaching",
  body: "The lessons are lively.",
};
const refusals = (over: object) =>
  (tutorFeedbackInput.safeParse({ ...draft, ...over }).error?.issues ?? []).map(({ path, message }) => [
    path[0],
    message,
  ]);

it.each<[object, unknown[]]>([
  [{ rating: 5 }, []],
  [{ rating: 6 }, [["rating", "Rating must be between 1 and 5."]]],
  [{ authorKind: "tutor" }, []],
  [{ authorKind: "tutor", rating: 3 }, [["rating", "Only feedback about a tutor has a rating."]]],
  [{ body: "Good" }, [["body", "Feedback must be at least 5 characters."]]],
])("judges %j", (over, expected) => {
  expect(refusals(over)).toEqual(expected);
});

it.each(["", "  ", undefined])("asks how it was resolved where it is told %j", (resolution) => {
  const { error } = resolutionInput.safeParse({ version: 1, resolution });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Say how this was resolved."]);
});

it("keeps safeguarding for directors and super-admins", () => {
  expect(feedbackReaders({ category: "safeguarding" })).toBe("tutorManagement:read");
  expect(feedbackReaders({ category: "pay" })).toBe("tutors:read");
});
