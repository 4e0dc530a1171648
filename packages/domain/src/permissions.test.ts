import { expect, it } from "@jest/globals";
import { roles, type Role } from "./enums.ts";
import { actions, areas, homeOf, permissions, permissionsOf, roleFrom, rolesWith, scopeOf } from "./permissions.ts";
import type { Area, Scope } from "./permissions.ts";

/** The table of domain.md 0.4, and what keeps the portal itself running; what its words narrow a cell to stands after the colon. */
const table = `
  area          | super-admin | director           | admin         | content-manager | content-creator
  dashboard     | R           | R                  | R:ownRegions  | –               | –
  customers     | RWX         | RWX                | RWX           | –               | –
  tutors        | RWX         | RWX                | RWX           | –               | –
  tutorManagement | RWX       | RWX                | –             | –               | –
  payRates      | RWX         | RWX                | R             | –               | –
  lessons       | RWX         | RWX                | RWX           | –               | –
  settlements   | X           | X                  | X:limit       | –               | –
  invoices      | RWX         | RWX                | RWX:limit     | –               | –
  books         | RWX         | RWX                | R             | –               | –
  promos        | RWX         | RWX                | RW:drafts     | –               | –
  referrals     | RWX         | RWX                | RWX:limit     | –               | –
  settings      | RW          | RW                 | R             | –               | –
  tasks         | RWX         | RWX                | RWX:own       | RWX:own         | RWX:own
  partners      | RWX         | RWX                | –             | –               | –
  reports       | R           | R                  | R             | –               | –
  teamActivity  | R           | R                  | R:own         | R:own           | R:own
  regions       | RWX         | RW                 | R             | R               | R
  reference     | R           | R                  | R             | R               | R
  curriculums   | RWX         | RWX                | RW            | RW              | R:own
  words         | RWX         | RWX                | RW            | RWX             | RW:ownWrites
  conversations | RWX         | RWX                | R             | RWX             | RW:ownWrites
  transcripts   | RWX         | RWX                | RW            | RWX             | RW:own
  stories       | RWX         | RWX                | R             | RWX             | –
  appContent    | R           | R                  | R             | R               | R
  appFeedback   | RWX         | RWX                | RW            | R               | R
  exams         | RWX         | R                  | R             | R               | R:own
  sessions      | RWX         | R                  | R             | RWX             | RWX:own
  staff         | RWX         | RWX:belowSuperAdmin | –            | –               | –
  tokens        | RWX         | RWX                | –             | –               | –
  demo          | RW          | RW                 | RW            | RW              | RW
  views         | X           | X                  | –             | –               | –
  system        | RX          | –                  | –             | –               | –
`;

const [head = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

const cells = rows.flatMap(([area, ...grants]) =>
  grants.map((grant, column) => {
    const [letters = "", scope = null] = grant.split(":");
    return { role: head[column + 1] as Role, area: area as Area, letters, scope: scope as Scope | null };
  }),
);

it("has a cell for each role in each area", () => {
  expect(cells.map(({ area, role }) => `${area} ${role}`)).toEqual(
    areas.flatMap((area) => roles.map((role) => `${area} ${role}`)),
  );
});

it.each(cells)("$role in $area may $letters", ({ role, area, letters, scope }) => {
  const held = actions.filter((action) => permissionsOf(role).has(`${area}:${action}`));
  const granted = actions.filter((action) => letters.includes({ read: "R", write: "W", act: "X" }[action]));
  expect(held).toEqual(granted);
  expect(scopeOf(role, area)).toBe(scope);
});

it.each(["", "superadmin", "Admin", "tutor", "constructor", null, undefined])(
  "gives the role %j what every signed-in person has and nothing more",
  (value) => {
    expect(roleFrom(value)).toBeNull();
    expect([...permissionsOf(roleFrom(value))]).toEqual(["signedIn", "caller"]);
    expect(areas.map((area) => scopeOf(roleFrom(value), area))).toEqual(areas.map(() => null));
  },
);

it("gives a role that is smuggled past the type nothing more either", () => {
  expect([...permissionsOf("owner" as Role)]).toEqual(["signedIn", "caller"]);
});

it.each(roles)("reads %s by its own spelling and gives it what every signed-in person has", (role) => {
  expect(roleFrom(role)).toBe(role);
  expect(permissionsOf(role).has("signedIn")).toBe(true);
});

it("names the roles that hold a permission", () => {
  expect(rolesWith("regions:write")).toEqual(["super-admin", "director"]);
  expect(rolesWith("regions:act")).toEqual(["super-admin"]);
  expect(rolesWith("signedIn")).toEqual(roles);
});

it("lists each permission once", () => {
  expect(permissions).toHaveLength(2 + areas.length * actions.length);
  expect(new Set(permissions).size).toBe(permissions.length);
});

it.each([
  ["super-admin", "/app/tutoring/admin-lesson-requests"],
  ["director", "/app/tutoring/admin-lesson-requests"],
  ["admin", "/app/tutoring/admin-lesson-requests"],
  ["content-manager", "/app/tutoring/curriculums"],
  ["content-creator", "/app/langauge-app/words-list"],
  [null, "/app/account"],
] as const)("%s starts on %s", (role, path) => {
  expect(homeOf(role)).toBe(path);
});
