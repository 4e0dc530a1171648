import { parse } from "graphql";
import { conventionalRoots } from "./root-conventions.ts";

const rootsOf = (query: string, mutation = "regionArchive: RegionPayload", filter = "search: String") => {
  const { Query, Mutation } = conventionalRoots(
    parse(`
      type Query { ${query} }
      extend type Mutation { ${mutation} }
      enum RegionSort { NAME_ASC NAME_DESC CREATED_DESC }
      enum OtherSort { POPULATION_ASC }
      input DayRangeInput { from: String }
      input Place { town: String }
      input RegionFilter { ${filter} }
    `),
  );
  return [...Object.keys(Query), ...Object.keys(Mutation)];
};
const list = "regions(page: Page, filter: RegionFilter, sort: RegionSort): RegionPage";

it("resolves a record by id, its list, its facets and the calls of its contract", () => {
  const facets = "regionFacets(by: [String!]!, filter: RegionFilter): [Facet!]";
  const mutations = "regionCreate: RegionPayload regionUpdate: RegionPayload regionRestore: RegionPayload";
  expect(rootsOf(`region(id: ID!): Region ${list} ${facets}`, mutations)).toEqual([
    "region",
    "regions",
    "regionFacets",
    "regionCreate",
    "regionUpdate",
    "regionRestore",
  ]);
});

it.each([
  ["a record by something else than its id", "region(code: String!): Region"],
  ["a list with another argument", list.replace("page: Page", "page: Page, kind: String")],
  ["a list with an order that the server has not", list.replace("RegionSort", "OtherSort")],
  ["a list under another name", list.replace("regions", "regionsByName")],
  ["a record that no contract lists", "planet(id: ID!): Planet"],
])("leaves %s to be written", (_, query) => {
  expect(rootsOf(query)).toEqual(["regionArchive"]);
});

it("leaves a list to be written whose filter the server takes in another form, but for ranges of days", () => {
  expect(rootsOf(list, undefined, "near: Place")).toEqual(["regionArchive"]);
  expect(rootsOf(list, undefined, "created: DayRangeInput")).toEqual(["regions", "regionArchive"]);
});

it("leaves an event to be written that the contract calls something else", () => {
  expect(rootsOf(list, "regionClose: RegionPayload regionFacets: RegionPayload")).toEqual(["regions"]);
});
