import { parse } from "graphql";
import { conventionalResolvers } from "./conventions.ts";
import type { GatewayContext } from "./context.ts";
import { schema } from "./schema.ts";

const typeDefs = `
  type Query { lead(id: ID!): Lead }
  type Lead { id: ID! name: String owner: StaffUser region: Region! notes(first: Int): Region author: StaffUser tutors: [Tutor!] }
  type Tutor { id: ID! }
  type StaffUser { id: ID! }
  type Region { id: ID! }
`;
const { Lead = {}, Query } = conventionalResolvers(parse(typeDefs));
const load = (id: string) => `loaded ${id}`;
const context = { loaders: { staff: { load }, region: { load }, tutor: { load } } } as unknown as GatewayContext;
const resolve = (field: string, record: Record<string, unknown>) => Lead[field]?.(record, {}, context);

it("finds what a record refers to by the id of the same name", () => {
  expect(resolve("owner", { ownerId: "s1" })).toBe("loaded s1");
  expect(resolve("region", { regionId: "r1" })).toBe("loaded r1");
});

it("refers to nobody where the servers did something themselves, or nobody did", () => {
  expect(resolve("owner", { ownerId: "system" })).toBeNull();
  expect(resolve("owner", { ownerId: null })).toBeNull();
});

it("shows what came with the record, where it came as a whole", () => {
  expect(resolve("owner", { owner: { _id: "s1" } })).toEqual({ _id: "s1" });
});

it("finds all of a list by their ids, without those that are gone", async () => {
  await expect(resolve("tutors", { tutorIds: ["t1", "t2"] })).resolves.toEqual(["loaded t1", "loaded t2"]);
  expect(resolve("tutors", { tutors: [] })).toEqual([]);
});

it("takes who made a record for its author", () => {
  expect(resolve("author", { createdBy: "s1" })).toBe("loaded s1");
  expect(resolve("author", { authorId: "s2", createdBy: "s1" })).toBe("loaded s2");
});

it("calls the servers' `_id` `id`", () => {
  expect(resolve("id", { _id: "l1" })).toBe("l1");
});

it("says nothing of plain fields, of fields with arguments and of what is asked for at the root", () => {
  expect(Object.keys(Lead)).toEqual(["id", "owner", "region", "author", "tutors"]);
  expect(Query).toBeUndefined();
});

it("leaves no field at the root of the schema without a resolver", () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(roots.filter(({ resolve: resolver }) => resolver === undefined).map(({ name }) => name)).toEqual([]);
});
