import { jest } from "@jest/globals";
import { UpstreamError } from "../errors/upstream-error.ts";
import { mutationResolvers } from "./mutation-resolvers.ts";

const pet = { _id: "p1", name: "Rex" };
const done = () => jest.fn((..._: unknown[]) => Promise.resolve(pet));
const mail = { to: "ada@demo.test", name: "Ada", subject: "Fed", text: "Rex is fed." };
const previewOf = jest.fn((..._: unknown[]) => Promise.resolve({ mails: [mail] }));
const previewOfNew = jest.fn((..._: unknown[]) => Promise.resolve({ mails: [mail] }));
const previewOfUpdate = jest.fn((..._: unknown[]) => Promise.resolve({ mails: [mail] }));
const source = { create: done(), update: done(), fire: done(), previewOf, previewOfNew, previewOfUpdate };
type Done = Record<"create" | "update" | "fire", (...sent: unknown[]) => Promise<typeof pet>>;
type Previews = "previewOf" | "previewOfNew" | "previewOfUpdate";
type Source = Done & Record<Previews, (...sent: unknown[]) => Promise<{ mails: (typeof mail)[] }>>;
const writes = mutationResolvers("pet", (context: Source) => context, {
  stale: "Pet",
  fields: { ownerId: "holderId" },
});

it("creates and updates under the server's names", async () => {
  const input = { name: "Rex", holderId: "h1" };
  await expect(writes.create({}, { input, idempotencyKey: "k" }, source)).resolves.toEqual({
    pet,
    mails: null,
    userErrors: [],
  });
  expect(source.create).toHaveBeenCalledWith({ name: "Rex", ownerId: "h1" }, "k");

  await writes.update({}, { id: "p1", version: 3, input }, source);
  expect(source.update).toHaveBeenCalledWith({ _id: "p1", version: 3, name: "Rex", ownerId: "h1" }, undefined);
});

it("fires an event with the version, and with what else it is to say", async () => {
  await writes.event("feed")({}, { id: "p1", version: 3, idempotencyKey: "k" }, source);
  expect(source.fire).toHaveBeenCalledWith("p1", "feed", { version: 3 }, "k");

  const refuse = writes.event("refuse", ({ reason }: { reason: string }) => ({ reason }));
  await refuse({}, { id: "p1", version: 3, reason: "Full." }, source);
  expect(source.fire).toHaveBeenLastCalledWith("p1", "refuse", { version: 3, reason: "Full." }, undefined);
});

it("shows the emails of a new record without adding it", async () => {
  source.create.mockClear();
  const input = { name: "Rex", holderId: "h1" };
  const notes = { familyMessage: "Welcome." };
  await expect(writes.create({}, { input, notes, preview: true }, source)).resolves.toEqual({
    pet: null,
    mails: [mail],
    userErrors: [],
  });
  expect(source.previewOfNew).toHaveBeenCalledWith({ name: "Rex", ownerId: "h1", familyMessage: "Welcome." });
  expect(source.create).not.toHaveBeenCalled();
});

it("shows the emails of changes without saving them", async () => {
  source.update.mockClear();
  const input = { holderId: "h1" };
  await expect(writes.update({}, { id: "p1", version: 3, input, preview: true }, source)).resolves.toEqual({
    pet: null,
    mails: [mail],
    userErrors: [],
  });
  expect(previewOfUpdate).toHaveBeenCalledWith({ ownerId: "h1", _id: "p1", version: 3 });
  expect(source.update).not.toHaveBeenCalled();
});

it("shows the emails of an event without firing it, with what is said beside it", async () => {
  source.fire.mockClear();
  const given = { id: "p1", version: 3, notes: { familyMessage: "Well done." } };
  const shown = { pet: null, mails: [mail], userErrors: [] };
  await expect(writes.event("feed")({}, { ...given, preview: true }, source)).resolves.toEqual(shown);
  expect(previewOf).toHaveBeenCalledWith("p1", "feed", { version: 3, familyMessage: "Well done." });
  expect(source.fire).not.toHaveBeenCalled();
  await writes.event("feed")({}, given, source);
  expect(source.fire).toHaveBeenCalledWith("p1", "feed", { version: 3, familyMessage: "Well done." }, undefined);
});

it("shows the server's refusals under our names", async () => {
  const refusal = UpstreamError.refused("v2", 422, "Choose an owner.", { fields: { ownerId: "Choose an owner." } });
  const refusing = { ...source, create: () => Promise.reject(refusal) };
  await expect(writes.create({}, { input: {} }, refusing)).resolves.toMatchObject({
    pet: null,
    userErrors: [{ __typename: "FieldError", path: ["holderId"], message: "Choose an owner." }],
  });
});

it("shows also what is refused before anything is sent", async () => {
  const missing = UpstreamError.refused("v2", 404, "This pet does not exist.");
  const throwing = {
    ...source,
    fire: () => {
      throw missing;
    },
  };
  await expect(writes.event("feed")({}, { id: "../x", version: 1 }, throwing)).resolves.toMatchObject({
    pet: null,
    userErrors: [{ code: "NOT_FOUND", message: "This pet does not exist." }],
  });
});
