import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withGuardedScroll } from "./calendar-scroll.ts";

const library = join(dirname(require.resolve("@fullcalendar/react/package.json")), "chunks");

it("guards the one place where the calendar scrolls what may be gone, and changes nothing else", () => {
  const texts = readdirSync(library)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(library, name), "utf8"));
  const changed = texts.filter((text) => withGuardedScroll(text) !== text);
  expect(changed).toHaveLength(1);
  expect(withGuardedScroll(changed[0]!).replace("timeScroller?.scrollTo", "timeScroller.scrollTo")).toBe(changed[0]);
});
