import { listAnswer } from "./list-answer.ts";

interface Data {
  regions: { items: readonly string[]; pageInfo: { totalCount: number } } | null;
}
const data: Data = { regions: { items: ["UK"], pageInfo: { totalCount: 1 } } };
const empty: Data = { regions: null };
const failed = new TypeError("Failed to fetch");

const answerOf = (result: { data?: Data; previousData?: Data; loading?: boolean; error?: unknown }) =>
  listAnswer({ loading: false, refetch: () => Promise.resolve(), ...result }, ({ regions }) => regions, [
    "region",
    "regions",
  ]);

it.each([
  ["the first rows load", { loading: true }, { rows: undefined, loading: true, facts: undefined }],
  ["they are there", { data }, { rows: ["UK"], total: 1, loading: false, facts: "1 region" }],
  ["the same rows are asked for again", { data, loading: true }, { rows: ["UK"], loading: false }],
  ["others load", { previousData: data, loading: true }, { rows: ["UK"], loading: true, facts: "1 region" }],
  ["rows load again after none came", { data: empty, loading: true }, { rows: undefined, loading: true }],
])("where %s", (_, result, answer) => {
  expect(answerOf(result)).toMatchObject({ error: undefined, ...answer });
});

it.each([
  ["nothing was there", { error: failed }],
  ["other rows were there", { previousData: data, error: failed }],
  ["the answer holds none", { data: empty, error: failed }],
])("tells what failed where %s", (_, result) => {
  expect(answerOf(result)).toMatchObject({
    rows: undefined,
    error: { title: "The regions could not be loaded", retrying: false },
  });
});

it("keeps rows that came with an error in another part", () => {
  expect(answerOf({ data, error: failed })).toMatchObject({ rows: ["UK"], error: undefined });
});
