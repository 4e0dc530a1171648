import { expect, it } from "@jest/globals";
import { changeOf, recordName, recordTypeOf, shareOf, changeEventsFor } from "./changes.ts";
import { auditActions, roles } from "./enums.ts";
import { permissionsOf, rolesWith, type Permission } from "./permissions.ts";

const viewer = (role: (typeof roles)[number] | null, id = "a") => ({ id, role, may: permissionsOf(role) });

it("tells what belongs to one person to nobody else, whatever their role", () => {
  const own = { permission: null, personId: "a" };
  expect(shareOf(own, viewer(null))).toBe("whole");
  for (const role of roles) expect(shareOf(own, viewer(role, "b"))).toBe("nothing");
  expect(shareOf({ permission: null, personId: null }, viewer("super-admin"))).toBe("nothing");
});

it.each(roles)("tells a %s of regions when they may read them", (role) => {
  const share = shareOf({ permission: "regions:read", personId: null }, viewer(role));
  expect(share).toBe(rolesWith("regions:read").includes(role) ? "whole" : "nothing");
});

it("tells nobody without a role of the business", () => {
  expect(shareOf({ permission: "regions:read", personId: null }, viewer(null))).toBe("nothing");
  expect(shareOf({ permission: "regions:read", personId: "a" }, viewer(null))).toBe("nothing");
});

it("names no record to those who may read only their own", () => {
  const curriculum = { permission: "curriculums:read", personId: null } as const;
  expect(shareOf(curriculum, viewer("content-creator"))).toBe("kind");
  expect(shareOf(curriculum, viewer("content-manager"))).toBe("whole");
});

it("tells a token of what it may read, and of nothing that is its owner's", () => {
  const token = { id: "t", role: "super-admin", may: new Set<Permission>(["caller", "regions:read"]) } as const;
  const share = (audience: Parameters<typeof shareOf>[0]) => shareOf(audience, token);
  expect(share({ permission: "regions:read", personId: null })).toBe("whole");
  expect(share({ permission: "words:read", personId: null })).toBe("nothing");
  expect(share({ permission: "signedIn", personId: null })).toBe("nothing");
  expect(share({ permission: null, personId: "owner" })).toBe("nothing");
});

it("tells of changes, and not of sign-ins and refusals", () => {
  expect(auditActions.filter((action) => changeOf(action) === null)).toEqual([
    "exported",
    "viewed-sensitive",
    "signed-in",
    "sign-in-failed",
    "permission-denied",
    "impersonated",
  ]);
});

it("tells of an account to those who look after staff, and to its owner", () => {
  expect(changeEventsFor("account user")).toEqual([
    { kind: "staff-user", permission: "staff:read" },
    { kind: "viewer", permission: null },
  ]);
  expect(changeEventsFor("region")).toEqual([{ kind: "region", permission: "regions:read" }]);
  expect(changeEventsFor("notifications")).toEqual([{ kind: "notification", permission: null }]);
});

it("shares with everybody signed in what is for them all, whatever their role", () => {
  const audience = { permission: "signedIn", personId: null } as const;
  for (const role of [null, "content-creator", "super-admin"] as const)
    expect(shareOf(audience, viewer(role, "a1"))).toBe("whole");
});

it("calls a kind of record what people call it, also by its name in the activity log", () => {
  expect(recordName("cancellation-policy")).toBe("Cancellation policy");
  expect(recordName("customer-pod")).toBe("Pod");
  expect(recordName("account user")).toBe("Staff user");
});

it("knows the type of a kind of record", () => {
  expect(recordTypeOf("customer-pod")).toBe("CustomerPod");
  expect(recordTypeOf("import")).toBe("FileImport");
});
