import { recordCalls, type CalledContract } from "./record-calls.ts";

const answer = (schema: object) => ({ responses: { "200": { content: { "application/json": { schema } } } } });
const pet = { $ref: "#/components/schemas/Pet" };
const page = { properties: { data: { items: pet }, total: {} } };
const sort = { parameters: [{ name: "sort", schema: { enum: ["name", "-name"] } }] };

const contractOf = (paths: object) =>
  ({ components: { schemas: { Pet: { properties: { _id: {} } } } }, paths }) as CalledContract;

it("reads the path, the sorts and the calls of a kind of record from the contract", () => {
  const contract = contractOf({
    "/pets": { get: { ...sort, ...answer(page) }, post: answer(pet), patch: answer(pet) },
    "/pets/facets": { get: answer({}) },
    "/pets/{id}/feed": { post: answer({ properties: { data: pet } }) },
    "/pets/{id}/feed/mails": { post: answer({}) },
    "/pets/{id}/friends": { get: answer({}) },
    "/pets/{id}/count": { post: answer({ properties: { data: {} } }) },
  });
  expect(recordCalls(contract)).toEqual({
    Pet: { path: "/pets", sorts: ["name"], calls: ["facets", "create", "update", "feed"] },
  });
});

it("leaves out a record with several lists, whose path is a choice", () => {
  expect(recordCalls(contractOf({ "/pets": { get: answer(page) }, "/old-pets": { get: answer(page) } }))).toEqual({});
});
