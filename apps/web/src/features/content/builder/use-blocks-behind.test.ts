import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { newBlock } from "@app/domain/content/session.ts";
import { useBlocksBehind } from "./use-blocks-behind.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let made = 0;
const written = (questionText: string) => [
  { ...newBlock("short-text", () => `${(made += 1)}`), _id: "block", questionText },
];
type Followed = Parameters<typeof useBlocksBehind>[0];
const typing = { place: "block questionText", at: 0 };
const shownBy = ({ current }: { current: ReturnType<typeof useBlocksBehind> }) => current[0]?.questionText;

function follow() {
  const begun: Followed = { blocks: written(""), typing: null };
  const { result, rerender } = renderHook(useBlocksBehind, { initialProps: begun });
  const show = (text: string, how: Followed["typing"]) => rerender({ blocks: written(text), typing: how });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { result, show, pass };
}

it("follows typed letters at the next pause", () => {
  const { result, show, pass } = follow();
  show("a", typing);
  pass(150);
  show("ab", typing);
  pass(150);
  expect(shownBy(result)).toBe("");
  pass(50);
  expect(shownBy(result)).toBe("ab");
});

it("follows now and then where typing does not pause", () => {
  const { result, show, pass } = follow();
  for (let letters = 1; letters <= 25; letters += 1) {
    expect(shownBy(result)).toBe("");
    show("a".repeat(letters), typing);
    pass(100);
  }
  expect(shownBy(result)).toBe("a".repeat(25));
});

it("shows every other act at once", () => {
  const { result, show } = follow();
  show("a", typing);
  show("undone", null);
  expect(shownBy(result)).toBe("undone");
});
