import { expect, it } from "@jest/globals";
import { roles } from "../enums.ts";
import { hasAllTasks, mayChangeTask, taskInput, taskUpdateInput } from "./task.ts";

const id = (n: number) => String(n).padStart(24, "0");
const task = { kind: "call", title: " Call  Ada ", ownerId: id(1) };

it("takes a task with no more than a kind, a title and an owner", () => {
  expect(taskInput.parse(task)).toEqual({ kind: "call", title: expect.stringContaining("Call"), ownerId: id(1) });
});

it("takes an empty day, time, note and customer for none", () => {
  const { dueOn, dueTime, note, customerId } = taskInput.parse({
    ...task,
    dueOn: "",
    dueTime: " ",
    note: " ",
    customerId: "",
  });
  expect([dueOn, dueTime, note, customerId]).toEqual([null, null, null, null]);
});

it.each([
  [{ title: "" }, "Title is required."],
  [{ title: "x".repeat(121) }, "Title must be 120 characters or fewer."],
  [{ kind: "party" }, "Choose a valid kind."],
  [{ ownerId: "" }, "Owner is required."],
  [{ dueOn: "soon" }, "Enter a valid date."],
  [{ dueOn: "2026-02-03", dueTime: "24:00" }, "Enter a time such as 09:30."],
  [{ dueTime: "09:30" }, "Choose a day for this time."],
  [{ note: "x".repeat(2001) }, "Note must be 2000 characters or fewer."],
])("refuses %j: %s", (over, message) => {
  expect(taskInput.safeParse({ ...task, ...over }).error?.issues[0]?.message).toBe(message);
});

it("takes a time as people type it", () => {
  expect(taskInput.parse({ ...task, dueOn: "2026-02-03", dueTime: "930" }).dueTime).toBe("09:30");
});

it("leaves out of a change what is not given, and keeps a task with its customer", () => {
  expect(taskUpdateInput.parse({ _id: id(2), version: 1, title: "New", customerId: id(3) })).toEqual({
    _id: id(2),
    version: 1,
    title: "New",
  });
});

it("shows everyone's tasks to directors and super-admins alone", () => {
  expect(roles.filter(hasAllTasks)).toEqual(["super-admin", "director"]);
  expect(hasAllTasks(null)).toBe(false);
});

it.each([
  ["its owner", { id: id(1), role: "content-creator" }, true],
  ["who added it", { id: id(2), role: "admin" }, true],
  ["a director", { id: id(9), role: "director" }, true],
  ["another admin", { id: id(9), role: "admin" }, false],
  ["somebody without a role", { id: id(9), role: null }, false],
] as const)("may be changed by %s: %o %p", (_, asking, may) => {
  expect(mayChangeTask({ ownerId: id(1), createdBy: id(2) }, asking)).toBe(may);
});
