import { forgetPages, recentPages, rememberPage } from "./recent-pages.ts";

const page = (name: string) => ({ title: name, href: `/app/${name}` });

beforeEach(() => {
  localStorage.clear();
});

it("keeps the newest eight, each once", () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "b"]) rememberPage("p1", page(name));
  expect(recentPages("p1").map(({ title }) => title)).toEqual(["b", "i", "h", "g", "f", "e", "d", "c"]);
});

it("keeps them for each person apart, and forgets them", () => {
  rememberPage("p1", page("a"));
  rememberPage("p2", page("b"));
  forgetPages("p1");
  expect(recentPages("p1")).toEqual([]);
  expect(recentPages("p2")).toEqual([page("b")]);
});

it.each(["{", "7", '[{"title":"Away","href":"https://evil.example"}]', '[{"title":1}]'])(
  "takes nothing from %s",
  (kept) => {
    localStorage.setItem("recent-pages:p1", kept);
    expect(recentPages("p1")).toEqual([]);
  },
);
