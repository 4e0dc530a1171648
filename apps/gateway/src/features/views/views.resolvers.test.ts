import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { ListView } from "@app/schema/upstreams/v2.records.generated.ts";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { schema } from "../schema.ts";

const run = (fakes: Fakes, source: string, who: Who = "admin") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });

const aView = (over: Partial<ListView> = {}): ListView => ({
  _id: "v1",
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  createdBy: "x",
  updatedBy: "x",
  archivedAt: null,
  list: "/app/tutoring/customers",
  name: "Mine",
  query: "",
  audience: "everyone",
  role: null,
  ownerId: "somebody",
  isDefault: false,
  defaultFor: [],
  ...over,
});

it.each([
  ["admin", "everyone", false],
  ["super-admin", "everyone", true],
  ["super-admin", "private", false],
] as const)("tells %s whether they may change somebody's view for %s: %s", async (who, audience, mayChange) => {
  const ofList = jest.fn((_list: string) => Promise.resolve([aView({ audience })]));
  const { data } = await run(
    { views: { ofList } },
    '{ listViews(list: "/app/tutoring/customers") { name isOwn mayChange } }',
    who,
  );
  expect(ofList).toHaveBeenCalledWith("/app/tutoring/customers");
  expect(data?.listViews).toEqual([{ name: "Mine", isOwn: false, mayChange }]);
});

it("chooses a default for oneself where no role is named", async () => {
  const chooseDefault = jest.fn((..._: unknown[]) =>
    Promise.resolve([aView({ isDefault: true, defaultFor: ["admin"] })]),
  );
  const { data } = await run(
    { views: { chooseDefault } },
    'mutation { listViewDefault(list: "/app/a/b", viewId: "v1") { listViews { isDefault defaultFor } } }',
  );
  expect(chooseDefault).toHaveBeenCalledWith({ list: "/app/a/b", viewId: "v1", role: null }, undefined);
  expect(data?.listViewDefault).toEqual({ listViews: [{ isDefault: true, defaultFor: ["ADMIN"] }] });
});
