import { browserPage, guard, moved } from "../testing/browser-page.ts";
import { PortalHistory, type Ready } from "./history.ts";

const { page, path, nameOf, at, address, three } = browserPage();

it("opens addresses, and goes back and forward through them", async () => {
  const history = three();
  expect([at(history), address(), history.current?.action]).toEqual(["third", "third", "PUSH"]);
  history.go(-2);
  await moved();
  expect([at(history), address(), history.current?.action]).toEqual(["first", "first", "POP"]);
  history.go(1);
  await moved();
  expect(at(history)).toBe("second");
  history.replace(path("other?q=a#b"), { from: "test" });
  expect(history.current).toMatchObject({ action: "REPLACE", location: { search: "?q=a", hash: "#b" } });
  history.go(-1);
  await moved();
  history.go(1);
  await moved();
  expect(history.current?.location).toMatchObject({ pathname: path("other"), state: { from: "test" } });
});

it("follows links as a browser does, and adds no entry for one to the address that is open", async () => {
  const history = three();
  history.follow("?q=a", { from: "link" });
  expect(address()).toBe("third?q=a");
  expect(history.current).toMatchObject({ action: "PUSH", location: { search: "?q=a", state: { from: "link" } } });
  history.follow("?q=a");
  expect(history.current).toMatchObject({ action: "REPLACE", location: { state: null } });
  history.follow("?");
  history.follow("?");
  expect(history.current).toMatchObject({ action: "REPLACE", location: { search: "" } });
  history.go(-2);
  await moved();
  expect(address()).toBe("third");
});

it("tells of back and forward once the browser's own event is over: within it all is drawn in one go", async () => {
  const history = three();
  const heard: string[] = [];
  history.listen(() => heard.push(`opened ${at(history)}`));
  page.addEventListener("popstate", () => heard.push("event"));
  history.go(-1);
  await moved();
  expect(heard).toEqual(["event", "opened second"]);
});

it("gives each entry a key of its own, which is the same when it is come back to", async () => {
  const history = new PortalHistory(page);
  const first = history.current?.location.key;
  history.push(path("second"));
  expect(history.current?.location.key).not.toBe(first);
  history.go(-1);
  await moved();
  expect(history.current?.location.key).toBe(first);
});

it("tells of each step, and no longer once that is not wanted", () => {
  const history = new PortalHistory(page);
  const seen: unknown[] = [];
  const stop = history.listen(() => seen.push(at(history)));
  history.push(path("second"));
  stop();
  history.push(path("third"));
  expect(seen).toEqual(["second"]);
});

describe("while the files of a page are on their way", () => {
  /** Files that come when they are told to. */
  function files() {
    const waiting = new Map<string, () => void>();
    const ready: Ready = ({ pathname }) => {
      const name = nameOf(pathname);
      return /^slow/.test(name) ? new Promise<void>((come) => waiting.set(name, come)) : undefined;
    };
    const come = async (name: string) => {
      waiting.get(name)?.();
      await moved();
    };
    return { ready, come };
  }

  it("stays on the page before, address and all", async () => {
    const { ready, come } = files();
    const history = three(ready);
    history.push(path("slow"));
    expect([at(history), address()]).toEqual(["third", "third"]);
    await come("slow");
    expect([at(history), address(), history.current?.action]).toEqual(["slow", "slow", "PUSH"]);
  });

  it("opens a later address in its place", async () => {
    const { ready, come } = files();
    const history = three(ready);
    history.push(path("slow-1"));
    history.push(path("slow-2"));
    await come("slow-1");
    expect(at(history)).toBe("third");
    await come("slow-2");
    expect(at(history)).toBe("slow-2");
    history.go(-1);
    await moved();
    expect(at(history)).toBe("third");
  });

  it("gives up back when the page before is asked for again", async () => {
    const { ready, come } = files();
    window.history.replaceState(null, "", path("slow"));
    const history = new PortalHistory(page, ready);
    expect(history.current).toBeNull();
    await come("slow");
    await history.settled;
    history.push(path("second"));
    history.go(-1);
    await moved();
    expect([at(history), address()]).toEqual(["second", "slow"]);
    history.go(1);
    await moved();
    await come("slow");
    expect([at(history), address()]).toEqual(["second", "second"]);
  });

  it("opens it no more once a step from the page before it is blocked", async () => {
    const { ready, come } = files();
    const history = three(ready);
    const form = guard(history);
    form.isDirty = false;
    history.push(path("slow"));
    form.isDirty = true;
    history.go(-1);
    await moved();
    await come("slow");
    expect([at(history), address()]).toEqual(["third", "third"]);
    expect(form.waiting).not.toBeNull();
  });
});
