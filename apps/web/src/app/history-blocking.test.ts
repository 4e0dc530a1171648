import { jest } from "@jest/globals";
import { browserPage, guard, moved } from "../testing/browser-page.ts";
import { memoryWindow } from "../testing/memory-router.tsx";
import { PortalHistory, type HistoryWindow } from "./history.ts";

afterEach(() => {
  jest.useRealTimers();
});
const { page, path, nameOf, leave, at, address, three } = browserPage();

/** A history of four pages in a browser that does in turn, and only when it is told, what it was asked for. */
function slowly() {
  const inner = memoryWindow(path("first"));
  let waiting: number[] = [];
  const slow: HistoryWindow = {
    location: inner.location,
    addEventListener: (type, listener) => inner.addEventListener(type, listener),
    setTimeout: (later) => inner.setTimeout(later),
    history: {
      get state() {
        return inner.history.state as unknown;
      },
      go: (delta = 0) => void waiting.push(delta),
      pushState: (...entry) => inner.history.pushState(...entry),
      replaceState: (...entry) => inner.history.replaceState(...entry),
    },
  };
  const history = new PortalHistory(slow);
  for (const name of ["second", "third", "fourth"]) history.push(path(name));
  return {
    history,
    page: {
      run(times = Infinity) {
        for (let done = 0; done < times && waiting.length > 0; done += 1) inner.history.go(waiting.shift());
      },
      waits: () => waiting.length,
      lose: () => (waiting = []),
      place: () => nameOf(new URL(inner.location.href).pathname),
    },
  };
}

it.each(["push", "replace"] as const)("has a %s wait for the answer, and takes it after all", (way) => {
  const history = three();
  const form = guard(history);
  history[way](path("fourth"));
  expect([at(history), address()]).toEqual(["third", "third"]);
  form.waiting?.reset();
  expect(form.waiting).toBeNull();
  expect(at(history)).toBe("third");
  history[way](path("third?q=a"));
  form.waiting?.proceed();
  expect(form.waiting).toBeNull();
  expect([at(history), address()]).toEqual(["third", "third?q=a"]);
});

it.each([
  ["back", -1, "first"],
  ["forward", 1, "third"],
])("undoes %s until the answer is to leave", async (_, delta, goal) => {
  const history = three();
  history.go(-1);
  await moved();
  const form = guard(history);
  for (const answer of ["reset", "proceed"] as const) {
    history.go(delta);
    await moved();
    expect([at(history), address()]).toEqual(["second", "second"]);
    form.waiting?.[answer]();
    expect(form.waiting).toBeNull();
    await moved();
  }
  expect([at(history), address()]).toEqual([goal, goal]);
});

it("undoes back as often as it is pressed, and leads to where the last press did", () => {
  const { history, page: slow } = slowly();
  const form = guard(history);
  for (let press = 0; press < 3; press += 1) history.go(-1);
  slow.run();
  expect(slow.place()).toBe("fourth");
  form.waiting?.proceed();
  slow.run();
  expect([at(history), slow.place()]).toEqual(["first", "first"]);
  history.go(3);
  slow.run();
  expect(form.waiting).not.toBeNull();
  expect([at(history), slow.place()]).toEqual(["first", "first"]);
});

it("undoes back once more where the browser has not", () => {
  jest.useFakeTimers();
  const { history, page: slow } = slowly();
  const form = guard(history);
  history.go(-2);
  slow.run(1);
  slow.lose();
  form.waiting?.reset();
  jest.advanceTimersByTime(1_000);
  slow.run();
  expect([at(history), slow.place()]).toEqual(["fourth", "fourth"]);
});

it("goes back only when it has been undone, however early the answer comes", () => {
  const { history, page: slow } = slowly();
  const form = guard(history);
  history.go(-1);
  slow.run(1);
  form.waiting?.proceed();
  expect(slow.waits()).toBe(1);
  slow.run();
  expect([at(history), slow.place()]).toEqual(["third", "third"]);
});

it("undoes back after a reload too", async () => {
  three().go(-1);
  await moved();
  leave();
  const history = new PortalHistory(page);
  expect(at(history)).toBe("second");
  const form = guard(history);
  for (const delta of [-1, 1]) {
    history.go(delta);
    await moved();
    expect(form.waiting).not.toBeNull();
    expect([at(history), address()]).toEqual(["second", "second"]);
  }
});

it("undoes a step that the portal has not made, and knows its place from then on", async () => {
  const history = three();
  const form = guard(history);
  window.history.pushState({}, "", path("strange"));
  window.dispatchEvent(new PopStateEvent("popstate"));
  await moved();
  expect([at(history), address()]).toEqual(["third", "third"]);
  form.waiting?.proceed();
  await moved();
  expect([at(history), address()]).toEqual(["strange", "strange"]);
  history.push(path("fourth"));
  form.waiting?.proceed();
  history.go(-3);
  await moved();
  expect(address()).toBe("fourth");
  form.waiting?.proceed();
  await moved();
  expect([at(history), address()]).toEqual(["second", "second"]);
});

it("lets a link to a part of the page pass, and counts it", async () => {
  const history = three();
  const form = guard(history);
  window.location.hash = "part";
  await moved();
  expect([form.waiting, history.current?.location.hash]).toEqual([null, "#part"]);
  history.go(-2);
  await moved();
  expect(form.waiting).not.toBeNull();
  expect(window.location.hash).toBe("#part");
});

it("puts a later step in the place of one that waits", async () => {
  const history = three();
  const form = guard(history);
  history.go(-2);
  await moved();
  history.push(path("fourth"));
  form.waiting?.proceed();
  expect([at(history), address()]).toEqual(["fourth", "fourth"]);
  history.push(path("fifth"));
  history.go(-3);
  await moved();
  form.waiting?.proceed();
  await moved();
  expect([at(history), address()]).toEqual(["first", "first"]);
});

it("closes the question when the page is left by itself", () => {
  const history = three();
  const form = guard(history);
  history.push(path("fourth"));
  form.isDirty = false;
  history.replace(path("fifth"));
  expect([at(history), form.waiting]).toEqual(["fifth", null]);
});

it("writes nothing into an entry that is only passed through", async () => {
  const history = three();
  const form = guard(history);
  const write = () => {
    form.isDirty = false;
    history.replace(path("third?done"));
  };
  window.addEventListener("popstate", write, { once: true });
  history.go(-1);
  await moved();
  expect(address()).toBe("third?done");
  history.go(-1);
  await moved();
  expect([at(history), address()]).toEqual(["second", "second"]);
});

it("asks whichever form is not saved, once for all, and none that is gone", () => {
  const history = three();
  const [first, second] = [guard(history), guard(history)];
  second.isDirty = false;
  history.push(path("fourth"));
  expect([first.waiting !== null, second.waiting]).toEqual([true, null]);
  second.isDirty = true;
  history.push(path("fifth"));
  expect([first.waiting, second.waiting !== null]).toEqual([null, true]);
  second.waiting?.proceed();
  expect(at(history)).toBe("fifth");
  first.end();
  second.end();
  history.push(path("sixth"));
  expect(at(history)).toBe("sixth");
});
