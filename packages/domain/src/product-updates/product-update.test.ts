import { nextState } from "../machine.ts";
import { productUpdateInput } from "./product-update.ts";
import { productUpdateEvents, productUpdateStatuses } from "./update-enums.ts";
import { mayWriteUpdate, productUpdateMachine } from "./update-states.ts";

const draft = { title: "Stories", body: "There are stories now.", kind: "feature", platforms: ["ios"] };
const refusedAt = (over: object) =>
  productUpdateInput
    .safeParse({ ...draft, ...over })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

it.each(["2.4.0", "0.0.1", "10.20.30"])("takes the app version %s", (minAppVersion) => {
  expect(productUpdateInput.parse({ ...draft, minAppVersion }).minAppVersion).toBe(minAppVersion);
});

it.each(["2.4", "v2.4.0", "2.4.0-beta", "2.04.0", "2.4.0.1", "two"])("refuses the app version %s", (minAppVersion) => {
  expect(refusedAt({ minAppVersion })).toEqual([["minAppVersion", "Enter a version such as 2.4.0."]]);
});

it.each([
  [{ platforms: [] }, ["platforms", "Choose at least one platform."]],
  [{ audience: "subjects" }, ["subjects", "Choose at least one subject."]],
  [{ audience: "regions" }, ["regionIds", "Choose at least one region."]],
  [{ title: "a".repeat(81) }, ["title", "Title must be 80 characters or fewer."]],
])("refuses %j", (over, refused) => {
  expect(refusedAt(over)).toEqual([refused]);
});

it("is seen by everyone unless it says by whom", () => {
  expect(productUpdateInput.parse(draft)).toMatchObject({ audience: "everyone", subjects: [], regionIds: [] });
});

it("goes from draft over scheduled to published, and is retired", () => {
  const moves = productUpdateStatuses.flatMap((from) =>
    productUpdateEvents.flatMap((event) => {
      const to = nextState(productUpdateMachine, from, event);
      return to === null ? [] : [`${from} ${event} ${to}`];
    }),
  );
  expect(moves).toEqual([
    "draft schedule scheduled",
    "draft publish published",
    "scheduled schedule scheduled",
    "scheduled unschedule draft",
    "scheduled publish published",
    "published retire retired",
    "retired restore published",
  ]);
});

it("is changed by those who manage content, and by creators if it is their own", () => {
  const may = (role: "content-manager" | "content-creator" | "admin" | null, by: string) =>
    mayWriteUpdate({ id: "me", role }, { createdBy: by, status: "draft" });
  expect([may("content-creator", "me"), may("content-creator", "you"), may("content-manager", "you")]).toEqual([
    true,
    false,
    true,
  ]);
  expect([may("admin", "you"), may(null, "me")]).toEqual([true, false]);
  const scheduled = { createdBy: "me", status: "scheduled" as const };
  const mayStill = (role: "content-manager" | "content-creator") => mayWriteUpdate({ id: "me", role }, scheduled);
  expect([mayStill("content-creator"), mayStill("content-manager")]).toEqual([false, true]);
});
