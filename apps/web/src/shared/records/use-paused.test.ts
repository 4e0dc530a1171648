import { act, renderHook } from "@testing-library/react";
import { pauseMs, usePaused } from "./use-paused.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("follows what is typed once the typing pauses, and skips what was typed between", () => {
  const drawn: string[] = [];
  const hook = renderHook(
    ({ typed }) => {
      const paused = usePaused(typed);
      drawn.push(paused);
      return paused;
    },
    { initialProps: { typed: "" } },
  );
  const type = (typed: string, thenMs: number) => {
    hook.rerender({ typed });
    act(() => jest.advanceTimersByTime(thenMs));
  };
  type("a", pauseMs - 1);
  type("ad", pauseMs - 1);
  type("ada", pauseMs - 1);
  expect(hook.result.current).toBe("");
  act(() => jest.advanceTimersByTime(1));
  expect(hook.result.current).toBe("ada");
  expect(new Set(drawn)).toEqual(new Set(["", "ada"]));
});
