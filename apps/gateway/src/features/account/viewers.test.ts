import { jest } from "@jest/globals";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { aViewer } from "../../testing/records.ts";
import { Viewers } from "./viewers.ts";

const refused = () => Promise.reject(UpstreamError.refused("v1", 401, "Invalid authorization token"));
const silent = () => Promise.reject(UpstreamError.silent("v1", null));

function start() {
  let now = 1_000;
  const viewers = new Viewers(() => now);
  const server = jest.fn((_token: string) => Promise.resolve(aViewer()));
  return {
    server,
    wait: (ms: number) => void (now += ms),
    find: (token = "t1") => viewers.find(token, server),
    forget: () => viewers.forget("t1"),
    forgetPerson: (id: string) => viewers.forgetPerson(id),
  };
}

it("asks once for many requests at the same time", async () => {
  const { find, server } = start();
  await Promise.all([find(), find(), find()]);
  expect(server).toHaveBeenCalledTimes(1);
});

it("asks for each token by itself", async () => {
  const { find, server } = start();
  await Promise.all([find("t1"), find("t2")]);
  expect(server.mock.calls).toEqual([["t1"], ["t2"]]);
});

it("keeps the answer for a second, and no longer", async () => {
  const { find, server, wait } = start();
  await find();
  wait(999);
  await find();
  expect(server).toHaveBeenCalledTimes(1);
  wait(1);
  await find();
  expect(server).toHaveBeenCalledTimes(2);
});

it("refuses a revoked token within a second", async () => {
  const { find, server, wait } = start();
  await find();
  server.mockImplementation(refused);
  wait(1_000);
  await expect(find()).rejects.toMatchObject({ status: 401 });
});

it("lives on the last good answer for a minute while the server is silent", async () => {
  const { find, server, wait } = start();
  await find();
  server.mockImplementation(silent);
  wait(30_000);
  await expect(find()).resolves.toMatchObject({ firstname: "Ada" });
  wait(29_999);
  await expect(find()).resolves.toMatchObject({ firstname: "Ada" });
  wait(2);
  await expect(find()).rejects.toMatchObject({ extensions: { code: "UPSTREAM_UNAVAILABLE" } });
});

it("asks a silent server once a second, not for each request", async () => {
  const { find, server, wait } = start();
  await find();
  server.mockImplementation(silent);
  wait(2_000);
  await find();
  await find();
  expect(server).toHaveBeenCalledTimes(2);
  wait(1_000);
  await find();
  expect(server).toHaveBeenCalledTimes(3);
});

it("does not live on after a refusal", async () => {
  const { find, server, wait } = start();
  await find();
  wait(1_000);
  server.mockImplementationOnce(refused);
  await expect(find()).rejects.toMatchObject({ status: 401 });
  server.mockImplementation(silent);
  await expect(find()).rejects.toMatchObject({ extensions: { code: "UPSTREAM_UNAVAILABLE" } });
});

it("does not wait for a server that hangs when it knew the person a moment ago", async () => {
  const { find, server, wait } = start();
  await find();
  wait(5_000);
  server.mockImplementation(() => new Promise(() => undefined));
  await expect(find()).resolves.toMatchObject({ firstname: "Ada" });
});

it("asks anew after forgetting, also while an older answer is under way", async () => {
  const { find, server, forget } = start();
  let answer: (viewer: ReturnType<typeof aViewer>) => void = () => undefined;
  server.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const before = find();
  forget();
  server.mockImplementation(() => Promise.resolve(aViewer({ firstname: "New" })));
  answer(aViewer({ firstname: "Old" }));
  await before;
  await expect(find()).resolves.toMatchObject({ firstname: "New" });
});

it("asks anew for every token of a person whose sessions have changed, and for nobody else's", async () => {
  const { find, forgetPerson, server } = start();
  server.mockImplementation((token) => Promise.resolve(aViewer({ _id: token === "other" ? "b" : "a" })));
  for (const token of ["t1", "t2", "other"]) await find(token);
  forgetPerson("a");
  server.mockImplementation(refused);
  await expect(find("t1")).rejects.toMatchObject({ status: 401 });
  await expect(find("t2")).rejects.toMatchObject({ status: 401 });
  await expect(find("other")).resolves.toMatchObject({ _id: "b" });
});
