import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { schema } from "../schema.ts";
import { contextFor, type Who } from "../../testing/context.ts";
import { aViewer } from "../../testing/records.ts";
import type { HistorySource } from "./history.source.ts";

const id = "b00000000000000000000001";
const entry = {
  _id: "c00000000000000000000001",
  at: "2026-01-06T09:00:00.000Z",
  action: "updated" as const,
  actorId: aViewer()._id,
  actorName: "Ada Obi",
  reason: null,
  version: 4,
  changes: [{ field: "outcomes", before: ["Greets"], after: null }],
};

function ask(who: Who, source: string, history: Partial<HistorySource>) {
  return graphql({ schema, source, contextValue: contextFor(who, { history }) });
}
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const read = (kind: string, of = id) => `{
  history(kind: ${kind}, id: "${of}", first: 1) {
    edges { cursor node { id action changedBy isOwn version changes { field before after } } }
    pageInfo { endCursor hasNextPage }
  }
}`;

it("shows a record's history as a stream, values as they were stored", async () => {
  const list = jest.fn<HistorySource["list"]>(() => Promise.resolve({ data: [entry], nextCursor: entry._id }));
  const { data, errors } = await ask("admin", read("REGION"), { list });
  expect(errors).toBeUndefined();
  expect(list).toHaveBeenCalledWith({ kind: "region", id }, 1, undefined);
  expect(plain(data)).toEqual({
    history: {
      edges: [
        {
          cursor: entry._id,
          node: {
            id: entry._id,
            action: "UPDATED",
            changedBy: "Ada Obi",
            isOwn: true,
            version: 4,
            changes: [{ field: "outcomes", before: ["Greets"], after: null }],
          },
        },
      ],
      pageInfo: { endCursor: entry._id, hasNextPage: true },
    },
  });
});

it.each<[Who, string, string, boolean]>([
  ["content-creator", "REGION", id, true],
  ["no role", "REGION", id, false],
  ["no role", "STAFF_USER", aViewer()._id, true],
  ["admin", "STAFF_USER", id, false],
  ["director", "STAFF_USER", id, true],
  ["signed out", "REGION", id, false],
])("%s asks for the history of %s %s: %p", async (who, kind, of, reads) => {
  const list = jest.fn<HistorySource["list"]>(() => Promise.resolve({ data: [], nextCursor: null }));
  const { errors } = await ask(who, read(kind, of), { list });
  expect(errors === undefined).toBe(reads);
  expect(list).toHaveBeenCalledTimes(reads ? 1 : 0);
});

it.each([
  ["historyUndo", "undo", ""],
  ["historyRestore", "restore", `, entryId: "${entry._id}"`],
] as const)("%s answers with the version since, and with who was faster as data", async (field, method, more) => {
  const source = `mutation {
    ${field}(kind: REGION, id: "${id}", version: 4${more}) { version userErrors { code message } }
  }`;
  const done = await ask("director", source, { [method]: () => Promise.resolve({ version: 5 }) });
  expect(plain(done.data)).toEqual({ [field]: { version: 5, userErrors: [] } });

  const late = UpstreamError.refused("v2", 409, "This record was changed by Bo.", {
    fields: {},
    stale: { current: {}, version: 6, changedBy: "Bo Eze", changedAt: null },
  });
  const refused = await ask("director", source, { [method]: () => Promise.reject(late) });
  expect(plain(refused.data)).toEqual({
    [field]: { version: null, userErrors: [{ code: "STALE", message: "This record was changed by Bo." }] },
  });
});
