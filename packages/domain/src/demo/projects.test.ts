import { DemoRefused } from "./demo-change.ts";
import { projectsBeginning } from "./projects-beginning.ts";
import { demoProjectInput, demoProjectSteps, projectChanges, projectSums } from "./projects.ts";

const now = new Date("2026-11-27T09:00:00Z");
const by = { id: "new", userId: "u1", userName: "Ada", now };
const input = {
  name: "Map",
  category: "Book",
  budgetAmount: 5000,
  endsOn: "2027-01-31",
  description: "Of Lagos.",
} as const;

test("adds a project as planned, with who adds it as its first member", () => {
  const content = projectsBeginning(now);
  const before = projectSums(content);
  expect(projectChanges.add(content, input, by)).toMatchObject({ status: "planned", memberNames: ["Ada"] });
  expect(projectSums(content)).toEqual({
    ...before,
    plannedCount: before.plannedCount + 1,
    budgetAmount: before.budgetAmount + 5000,
  });
});

test("counts the budget of what is done as spent", () => {
  expect(projectSums(projectsBeginning(now)).spentAmount).toBe(140_000);
});

test("asks for every field in one of the steps", () => {
  expect(demoProjectSteps.flat().toSorted()).toEqual(Object.keys(demoProjectInput.shape).toSorted());
});

test.each([
  ["2026-11-26", false],
  ["2026-11-27", true],
])("takes a project that ends on %s: %s", (endsOn, isTaken) => {
  const add = () => projectChanges.add(projectsBeginning(now), { ...input, endsOn }, by);
  if (isTaken) expect(add().endsOn).toBe(endsOn);
  else expect(add).toThrow(DemoRefused);
});

test.each([
  ["budgetAmount", 100_000_001],
  ["endsOn", "2101-01-01"],
])("bounds %s", (field, value) => {
  expect(demoProjectInput.safeParse({ ...input, [field]: value }).success).toBe(false);
});

test("moves a project on to active and done, says so, and no further", () => {
  const content = projectsBeginning(now);
  const { _id: projectId } = projectChanges.add(content, input, by);
  expect(projectChanges.moveOn(content, { projectId }, by).status).toBe("active");
  expect(projectChanges.moveOn(content, { projectId }, by)).toMatchObject({ status: "done" });
  expect(content.projects.find(({ _id }) => _id === projectId)?.activities.map(({ text }) => text)).toEqual([
    "Finished the project.",
    "Started the project.",
    "Added the project.",
  ]);
  expect(() => projectChanges.moveOn(content, { projectId }, by)).toThrow(DemoRefused);
});
