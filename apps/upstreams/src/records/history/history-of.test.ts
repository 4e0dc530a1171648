import { messages } from "@app/domain/messages.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { z } from "zod";
import type { Context } from "../../service/context.ts";
import type { RecordKind } from "../change-record.ts";
import { historyOf } from "./history-of.ts";

const saved = { _id: "a".repeat(24), version: 3 };
const back = jest.fn(() => Promise.resolve(saved));
const update = jest.fn(() => Promise.resolve(saved));
const history = historyOf({ kind: "region" } as RecordKind<never, unknown>, {
  area: "regions",
  first: ["name"],
  more: ["active"],
  body: z.object({
    _id: z.string(),
    version: z.int(),
    code: z.string().optional(),
    name: z.string("Name is required."),
    active: z.never().optional(),
  }),
  update,
  revertBy: ({ archivedAt }) => (archivedAt ? back : null),
});
const withPermissions = (...permissions: Permission[]) =>
  ({ actor: { permissions: new Set(permissions) } }) as unknown as Context;
const reader = withPermissions("regions:read");

beforeEach(() => jest.clearAllMocks());

it("shows what an update saves, and more", () => {
  expect(history.fields).toEqual(["name", "code", "active"]);
  expect(history.editable).toEqual(["name", "code"]);
});

it("is shown to who may read", async () => {
  await expect(history.admit(reader, saved._id)).resolves.toBeUndefined();
  await expect(async () => history.admit(withPermissions(), saved._id)).rejects.toThrow(messages.forbidden);
});

it("saves by the rules of the form, for who may write", async () => {
  const context = withPermissions("regions:write");
  await history.save(context, saved._id, 2, { name: "UK" });
  expect(update).toHaveBeenCalledWith(context, { _id: saved._id, version: 2, name: "UK" });
  expect(() => history.save(context, saved._id, 2, {})).toThrow("Name is required.");
  expect(() => history.save(reader, saved._id, 2, { name: "UK" })).toThrow(messages.forbidden);
});

it("asks whether somebody may act only where something leads back", async () => {
  const archived = { archivedAt: [null, "2026-01-05T09:00:00.000Z"] as [unknown, unknown] };
  expect(history.revert(reader, saved._id, 2, { name: ["UK", "Britain"] })).toBeNull();
  expect(() => history.revert(reader, saved._id, 2, archived)).toThrow(messages.forbidden);
  const context = withPermissions("regions:act");
  await expect(history.revert(context, saved._id, 2, archived)).resolves.toEqual(saved);
  expect(back).toHaveBeenCalledWith(context, { _id: saved._id, version: 2 });
});
