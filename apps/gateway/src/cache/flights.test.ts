import { jest } from "@jest/globals";
import { Flights, joinedWithinMs } from "./flights.ts";

function start() {
  let now = 1_000;
  const flights = new Flights(() => now);
  const landings: ((answer: string) => void)[] = [];
  const server = jest.fn(() => new Promise<string>((resolve) => landings.push(resolve)));
  return {
    flights,
    server,
    join: (name = "t1 /a") => flights.join(name, server),
    land: (answer: string) => landings.shift()?.(answer),
    wait: (ms: number) => void (now += ms),
  };
}

it("asks once for equal reads at the same time", async () => {
  const { join, land, server } = start();
  const both = [join(), join()];
  land("a");
  expect(await Promise.all(both)).toEqual(["a", "a"]);
  expect(server).toHaveBeenCalledTimes(1);
});

it("asks for each name by itself", () => {
  const { join, server } = start();
  void join("t1 /a");
  void join("t2 /a");
  expect(server).toHaveBeenCalledTimes(2);
});

it("keeps nothing of an answer", async () => {
  const { join, land, server } = start();
  const first = join();
  land("a");
  await first;
  const second = join();
  land("b");
  expect(await second).toBe("b");
  expect(server).toHaveBeenCalledTimes(2);
});

it("gives a failure to those who waited for it, and to nobody after", async () => {
  const { flights } = start();
  const fails = () => Promise.reject(new Error("gone"));
  const both = [flights.join("a", fails), flights.join("a", fails)];
  expect(await Promise.allSettled(both)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  expect(await flights.join("a", () => Promise.resolve("there again"))).toBe("there again");
});

it("does not join what was asked for before something changed", async () => {
  const { flights, join, land } = start();
  const before = join();
  flights.forget();
  const [after, beside] = [join(), join()];
  land("old");
  await before;
  land("new");
  expect(await Promise.all([before, after, beside])).toEqual(["old", "new", "new"]);
});

it("does not join a read that has been waiting for long", () => {
  const { join, wait, server } = start();
  void join();
  wait(joinedWithinMs - 1);
  void join();
  expect(server).toHaveBeenCalledTimes(1);
  wait(1);
  void join();
  expect(server).toHaveBeenCalledTimes(2);
});
