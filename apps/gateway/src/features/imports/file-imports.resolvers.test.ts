import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { FileImport } from "@app/schema/upstreams/v2.records.generated.ts";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { schema } from "../schema.ts";

const standing: FileImport = {
  _id: "i1",
  kind: "customers",
  intoId: null,
  state: "checked",
  fileName: "people.csv",
  ownerId: "u1",
  headings: ["Name", "Born"],
  notes: [],
  mapping: ["firstName", null],
  sample: [["Ada", ""]],
  dateOrder: "day-first",
  restores: false,
  leavesOut: false,
  total: 2,
  reached: 3,
  done: 0,
  verdicts: [{ verdict: "create", count: 2 }],
  undone: [{ undo: "kept", count: 0 }],
  fingerprint: "f",
  problemFile: null,
  error: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  importedAt: null,
  undoneAt: null,
  undoUntil: null,
};

const run = (fileImports: Fakes["fileImport"], source: string) =>
  graphql({ schema, source, contextValue: contextFor("admin", { fileImport: { ...fileImports } }) });

it("hands on which columns were chosen, in the servers' own words", async () => {
  const fire = jest.fn(() => Promise.resolve(standing));
  const { data, errors } = await run(
    { fire },
    `mutation { fileImportCheck(id: "i1", input: { mapping: ["firstName", null], dateOrder: DAY_FIRST }, idempotencyKey: "k") {
      import { id kind state mapping dateOrder verdicts { verdict count } } userErrors { message } } }`,
  );
  expect(errors).toBeUndefined();
  expect(fire).toHaveBeenCalledWith(
    "i1",
    "check",
    { mapping: ["firstName", null], dateOrder: "day-first", restores: false },
    "k",
  );
  expect(data?.fileImportCheck).toEqual({
    import: {
      id: "i1",
      kind: "CUSTOMERS",
      state: "CHECKED",
      mapping: ["firstName", null],
      dateOrder: "DAY_FIRST",
      verdicts: [{ verdict: "CREATE", count: 2 }],
    },
    userErrors: [],
  });
});

it("asks for the rows of a verdict, page by page", async () => {
  const rowsOf = jest.fn(() => Promise.resolve({ data: [], page: 2, pageSize: 25, total: 26 }));
  const { errors } = await run(
    { rowsOf },
    `{ fileImportRows(import: "i1", verdict: [FAILED], page: { number: 2 }) { items { id } pageInfo { totalCount } } }`,
  );
  expect(errors).toBeUndefined();
  expect(rowsOf).toHaveBeenCalledWith({ importId: "i1", verdict: ["failed"], undo: null, page: 2, pageSize: 25 });
});

it("hands on why an import that is no longer as it was checked is refused", async () => {
  const stale = UpstreamError.refused(
    "v2",
    409,
    "The records have changed since this file was checked. Check it again.",
  );
  const { data } = await run(
    { fire: () => Promise.reject(stale) },
    `mutation { fileImportRun(id: "i1", fingerprint: "f") { import { id } userErrors { code message } } }`,
  );
  expect(data?.fileImportRun).toEqual({
    import: null,
    userErrors: [
      { code: "WRONG_STATE", message: "The records have changed since this file was checked. Check it again." },
    ],
  });
});

it("starts an import into a curriculum, and asks for those into one by their states", async () => {
  const create = jest.fn(() => Promise.resolve(standing));
  await run(
    { create },
    `mutation { fileImportStart(kind: SCHOOL_TOPICS, fileId: "f1", curriculumId: "c1", idempotencyKey: "k") { import { id } } }`,
  );
  expect(create).toHaveBeenCalledWith({ kind: "school-topics", fileId: "f1", intoId: "c1" }, "k");
  const list = jest.fn(() => Promise.resolve({ data: [], page: 1, pageSize: 1, total: 0 }));
  await run(
    { list },
    `{ fileImports(curriculumId: "c1", state: [IMPORTED, UNDONE], page: { size: 1 }) { items { id } } }`,
  );
  expect(list).toHaveBeenCalledWith("page=1&pageSize=1&sort=-createdAt&intoId=c1&state=imported&state=undone");
});

it("puts blocks into a lesson, which is no curriculum", async () => {
  const create = jest.fn(() => Promise.resolve<FileImport>({ ...standing, kind: "session", intoId: "l1" }));
  const { data, errors } = await run(
    { create },
    `mutation { fileImportStart(kind: SESSION, fileId: "f1", lessonId: "l1", idempotencyKey: "k") { import { lessonId curriculum { id } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(create).toHaveBeenCalledWith({ kind: "session", fileId: "f1", intoId: "l1" }, "k");
  expect(data?.fileImportStart).toEqual({ import: { lessonId: "l1", curriculum: null } });
});
