import { likelyTrialLearner } from "./trial-learner.ts";

it.each([
  ["their own lessons, without dependents", false, [], "parent"],
  ["their own lessons, with a dependent", false, ["ada"], "parent"],
  ["a dependent's, who is not on the account yet", true, [], "parent"],
  ["the only dependent's", true, ["ada"], "ada"],
  ["one of several dependents'", true, ["ada", "obi"], null],
])("knows the learner of a trial for %s", (_, isForDependent, dependentIds, expected) => {
  expect(likelyTrialLearner(isForDependent, { customerId: "parent", dependentIds })).toBe(expected);
});
