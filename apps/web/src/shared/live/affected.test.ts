import type { LiveChangeFragment } from "./changes.generated.ts";
import { fieldsTouched } from "./affected.ts";

const changeOf = (kind: LiveChangeFragment["kind"]) => ({ action: "UPDATED", kind }) as LiveChangeFragment;

it("touches the list and the page of a record that has changed, and what else shows something of it", () => {
  expect([...fieldsTouched([changeOf("CUSTOMER_POD")])]).toEqual(["customerPod", "customerPods"]);
  expect([...fieldsTouched([changeOf("CUSTOMER")])]).toEqual(
    expect.arrayContaining(["customer", "customers", "dependents", "learner"]),
  );
});

it("touches a curriculum when a part of it has changed, and nothing for a change that is not named", () => {
  expect([...fieldsTouched([changeOf("SUBDIVISION"), changeOf(null)])]).toEqual([
    "curriculum",
    "curriculumByAddress",
    "curriculums",
  ]);
});
