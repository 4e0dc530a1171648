import { nextState } from "../machine.ts";
import { appFeedbackEvents, appFeedbackStatuses } from "./app-feedback-enums.ts";
import { appFeedbackMachine } from "./app-feedback-states.ts";
import { appFeedbackInput } from "./app-feedback.ts";

it("is triaged, planned and ended; whatever has ended can be reopened", () => {
  const moves = appFeedbackStatuses.map((from) => [
    from,
    ...appFeedbackEvents.flatMap((event) => {
      const to = nextState(appFeedbackMachine, from, event);
      return to === null ? [] : [`${event} ${to}`];
    }),
  ]);
  const end = ["wont-fix wont-fix", "mark-duplicate duplicate"];
  expect(moves).toEqual([
    ["new", "triage triaged", ...end],
    ["triaged", "plan planned", "fix fixed", ...end],
    ["planned", "fix fixed", ...end],
    ["fixed", "reopen triaged"],
    ["wont-fix", "reopen triaged"],
    ["duplicate", "reopen triaged"],
  ]);
});

const given = { category: "bug", body: "It stays silent.", platform: "ios", appVersion: "2.4.0" };
it.each([
  [{ appVersion: "2.4" }, "appVersion", "Enter a version such as 2.4.0."],
  [{ rating: 6 }, "rating", "Rating must be between 1 and 5."],
  [{ contactEmail: "ada" }, "contactEmail", "Enter a valid email address."],
  [{ body: " " }, "body", "Feedback is required."],
])("refuses %j", (over, field, message) => {
  const { error } = appFeedbackInput.safeParse({ ...given, ...over });
  expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([[field, message]]);
});
