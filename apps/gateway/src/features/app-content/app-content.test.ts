import fc from "fast-check";
import { byPlace, placeOfCursor } from "@app/domain/app-content/app-content-page.ts";
import type { Check } from "../../upstream/shape.ts";
import type { Rest } from "../../upstream/rest.ts";
import { AppContentSource, type AppItemRecord } from "./app-content.source.ts";

const item = (kind: "word" | "lesson", liveAt: string, id: number): AppItemRecord => ({
  ...{
    _id: String(id).padStart(24, "0"),
    kind,
    liveAt,
    isRemoved: true,
    subject: null,
    level: null,
    version: null,
  },
});
const inOrder = (items: readonly AppItemRecord[]) =>
  items.toSorted((a, b) => byPlace({ liveAt: a.liveAt, id: a._id }, { liveAt: b.liveAt, id: b._id }));

/** A server with these items, which answers in pages as ours do. */
function serverWith(items: readonly AppItemRecord[]) {
  const asked: string[] = [];
  const answer = <T>(path: string, check: Check<T>): Promise<T> => {
    const query = new URLSearchParams(path.split("?")[1]);
    const after = placeOfCursor(query.get("after") ?? "");
    const first = Number(query.get("first"));
    const rest = inOrder(items).filter(({ liveAt, _id }) => !after || byPlace({ liveAt, id: _id }, after) > 0);
    const part: unknown = {
      data: rest.slice(0, first),
      hasMore: rest.length > first,
    };
    return check(part) ? Promise.resolve(part) : Promise.reject(new Error("Another form."));
  };
  const rest = {
    get: <T>(path: string, check: Check<T>) => (asked.push(`get ${path}`), answer(path, check)),
    getReference: <T>(path: string, check: Check<T>) => (asked.push(`kept ${path}`), answer(path, check)),
  } as unknown as Rest;
  return { rest, asked };
}

const times = fc.constantFrom("2026-01-05T09:00:00.000Z", "2026-01-05T09:00:00.001Z", "2026-02-01T00:00:00.000Z");
const some = fc.array(fc.record({ at: times, isLesson: fc.boolean() }), {
  maxLength: 40,
});

it("merges both servers into one order, without a gap or a double, at equal times too", async () => {
  await fc.assert(
    fc.asyncProperty(some, fc.integer({ min: 1, max: 9 }), async (drawn, first) => {
      const items = drawn.map(({ at, isLesson }, id) => item(isLesson ? "lesson" : "word", at, id));
      const source = new AppContentSource(
        serverWith(items.filter(({ kind }) => kind === "lesson")).rest,
        serverWith(items.filter(({ kind }) => kind === "word")).rest,
      );
      const read: AppItemRecord[] = [];
      for (let after: string | null = null, hasMore = true; hasMore;) {
        const page = await source.page({ first, after });
        read.push(...page.rows);
        ({ hasMore } = page);
        const last = page.rows.at(-1);
        expect(hasMore && page.rows.length < first).toBe(false);
        after = last ? `${last.liveAt}_${last._id}` : null;
      }
      expect(read).toEqual(inOrder(items));
    }),
  );
});

it("asks only the server that has what is asked for, and keeps what everybody begins with", async () => {
  const [v1, v2] = [serverWith([]), serverWith([])];
  const source = new AppContentSource(v1.rest, v2.rest);
  await source.page({ first: 5, kinds: ["lesson"], subject: "Igbo" });
  await source.page({
    first: 5,
    kinds: ["word", "story"],
    changedSince: "2026-01-05T09:00:00.000Z",
  });
  expect(v1.asked).toEqual(["kept /app-lessons?first=5&subject=Igbo"]);
  expect(v2.asked).toEqual([
    "get /language-app/content?first=5&changedSince=2026-01-05T09%3A00%3A00.000Z&kind=word&kind=story",
  ]);
});
