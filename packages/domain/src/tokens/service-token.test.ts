import { expect, it } from "@jest/globals";
import { roles } from "../enums.ts";
import { areaOf, permissionsOf, scopeOf } from "../permissions.ts";
import { endOf, expiryProblem, serviceTokenInput } from "./service-token.ts";
import { grantsOf, lacking, tokenPermissions, tokenScopes } from "./token-grants.ts";

const ownerId = "a".repeat(24);
const draft = { name: "Weekly report", ownerId, scopes: ["regions:read"], expiresOn: "2026-06-30" };
const messageAt = (body: object) => {
  const { error } = serviceTokenInput.safeParse({ ...draft, ...body });
  return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
};

it("takes a name, an owner, scopes and a last day; the rest has defaults", () => {
  expect(serviceTokenInput.parse(draft)).toEqual({ ...draft, networks: [], ratePerMinute: 600 });
});

it.each([
  [{ name: " " }, "name", "Name is required."],
  [{ scopes: [] }, "scopes", "Choose at least one scope."],
  [{ scopes: ["tokens:write"] }, "scopes.0", "Choose valid scopes."],
  [{ scopes: ["signedIn"] }, "scopes.0", "Choose valid scopes."],
  [
    { networks: ["everywhere"] },
    "networks.0",
    "“everywhere” is not a network. Enter a network such as 203.0.113.0/24.",
  ],
  [
    { networks: ["203.0.113.0/33"] },
    "networks.0",
    "“203.0.113.0/33” is not a network. Enter a network such as 203.0.113.0/24.",
  ],
  [{ ratePerMinute: 601 }, "ratePerMinute", "Rate must be between 1 and 600."],
  [{ expiresOn: "soon" }, "expiresOn", "Enter a valid date."],
])("refuses %j at its field", (body, field, message) => {
  expect(messageAt(body)).toEqual([[field, message]]);
});

it("takes networks of both kinds, each once", () => {
  const networks = ["203.0.113.0/24", "2001:db8::/32", "203.0.113.0/24"];
  expect(serviceTokenInput.parse({ ...draft, networks }).networks).toEqual(["203.0.113.0/24", "2001:db8::/32"]);
});

it("takes a single address as a network of its own", () => {
  const networks = ["203.0.113.7", "::1", "203.0.113.7/32"];
  expect(serviceTokenInput.parse({ ...draft, networks }).networks).toEqual(["203.0.113.7/32", "::1/128"]);
});

it("lasts through its last day, at most 366 days from today", () => {
  const now = new Date("2026-01-05T09:00:00Z");
  expect(endOf("2026-01-05").toISOString()).toBe("2026-01-06T00:00:00.000Z");
  expect(expiryProblem("2026-01-05", now)).toBeNull();
  expect(expiryProblem("2026-01-04", now)).toBe("Choose today or a later day.");
  expect(expiryProblem("2027-01-06", now)).toBeNull();
  expect(expiryProblem("2027-01-07", now)).toBe("Choose a day within a year.");
});

it.each([null, ...roles])("gives a token of a %s nothing that they lack, and nothing of their own records", (role) => {
  const grants = grantsOf(role);
  for (const scope of grants) {
    const area = areaOf(scope);
    expect(permissionsOf(role).has(scope)).toBe(true);
    expect(area).not.toBeNull();
    if (area === null) continue;
    expect(["tokens", "views"]).not.toContain(area);
    expect(scopeOf(role, area)).not.toBe("own");
    if (scopeOf(role, area) === "ownWrites") expect(scope).toBe(`${area}:read`);
  }
  const may = tokenPermissions(tokenScopes, role);
  expect(new Set(may)).toEqual(new Set(["caller", ...grants]));
  expect(may.has("signedIn")).toBe(false);
});

it("says in words what somebody cannot hand on", () => {
  expect(lacking(["regions:read", "regions:act"], "director")).toBe("“Act: Regions” (regions:act)");
  expect(lacking(["regions:read"], "admin")).toBe("");
  expect(lacking(["words:read", "words:write"], "content-creator")).toMatch(/^“Edit: .*” \(words:write\)$/);
});
