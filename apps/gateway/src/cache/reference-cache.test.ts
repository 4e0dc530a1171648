import { jest } from "@jest/globals";
import { entityKinds } from "@app/domain/changes.ts";
import { mostKept, ReferenceCache, referenceMs } from "./reference-cache.ts";

function start(isTold = true) {
  let now = 1_000;
  const onLookup = jest.fn();
  const cache = new ReferenceCache({ now: () => now, isTold: () => isTold, onLookup });
  let answer = ["Igbo"];
  const server = jest.fn(() => Promise.resolve(answer));
  return {
    cache,
    onLookup,
    server,
    answer: (next: string[]) => void (answer = next),
    read: (role: "admin" | "director" = "admin", name = "v1 /subjects") => cache.of(role).read(name, server),
    wait: (ms: number) => void (now += ms),
  };
}

it("asks once for one role, and for each role by itself", async () => {
  const { read, server, answer } = start();
  await read();
  answer(["What directors are told"]);
  expect(await read("director")).toEqual(["What directors are told"]);
  expect(await read("admin")).toEqual(["Igbo"]);
  expect(server).toHaveBeenCalledTimes(2);
});

it("says of each look-up whether there was an answer", async () => {
  const { read, onLookup } = start();
  await read();
  await read();
  expect(onLookup.mock.calls).toEqual([[false], [true]]);
});

it("asks for each name by itself", async () => {
  const { read, server } = start();
  await read("admin", "a");
  await read("admin", "b");
  expect(server).toHaveBeenCalledTimes(2);
});

it("keeps only so much for a role, whatever callers ask for", async () => {
  const { read, server } = start();
  for (let n = 0; n <= mostKept; n += 1) await read("admin", `page ${n}`);
  await read("admin", `page ${mostKept}`);
  await read("admin", "page 1");
  expect(server).toHaveBeenCalledTimes(mostKept + 1);
  await read("admin", "page 0");
  expect(server).toHaveBeenCalledTimes(mostKept + 2);
});

it.each([
  ["half a minute while the servers tell of changes", true, referenceMs.told],
  ["two seconds while they do not", false, referenceMs.untold],
])("keeps an answer for %s", async (_, isTold, ms) => {
  const { read, wait, server } = start(isTold);
  await read();
  wait(ms - 1);
  await read();
  expect(server).toHaveBeenCalledTimes(1);
  wait(1);
  await read();
  expect(server).toHaveBeenCalledTimes(2);
});

it("counts the age of an answer from when it was asked for", async () => {
  const { cache, read, wait, server } = start();
  await cache.of("admin").read("v1 /subjects", () => {
    wait(referenceMs.told);
    return Promise.resolve(["late"]);
  });
  await read();
  expect(server).toHaveBeenCalledTimes(1);
});

it("forgets for every role when something is written", async () => {
  const { cache, read, answer } = start();
  await read();
  await read("director");
  cache.forget();
  answer(["Hausa"]);
  expect([await read(), await read("director")]).toEqual([["Hausa"], ["Hausa"]]);
});

it("does not keep what was asked for before a write and came after it", async () => {
  const { cache, read, answer } = start();
  let land: (answer: string[]) => void = () => undefined;
  const before = cache.of("admin").read("v1 /subjects", () => new Promise<string[]>((resolve) => (land = resolve)));
  cache.forget();
  land(["old"]);
  expect(await before).toEqual(["old"]);
  answer(["new"]);
  expect(await read()).toEqual(["new"]);
});

it.each([null, ...entityKinds])("asks anew after a change of %s, but for what is somebody's own", async (kind) => {
  const { cache, read, server } = start();
  await read();
  cache.heard(kind);
  await read();
  const isPersonal = kind !== null && ["notification", "viewer", "session", "job"].includes(kind);
  expect(server).toHaveBeenCalledTimes(isPersonal ? 1 : 2);
});

it("keeps no error", async () => {
  const { cache, read } = start();
  await expect(cache.of("admin").read("v1 /subjects", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await read()).toEqual(["Igbo"]);
});

it("hands out what nobody can change", async () => {
  const { cache } = start();
  const tutor = await cache.of("admin").read("v1 /tutors", () => Promise.resolve({ subjects: ["Igbo"] }));
  expect(() => tutor.subjects.push("Hausa")).toThrow(TypeError);
});
