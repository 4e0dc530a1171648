import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { useUnsavedGuard } from "./unsaved-guard.tsx";
import { BlockContext, type Blocker } from "./use-blocker.ts";

function Typed() {
  const { onDirtyChange, dialog } = useUnsavedGuard();
  useEffect(() => onDirtyChange(true), [onDirtyChange]);
  return dialog;
}

const at = (pathname: string) => ({ pathname, search: "", hash: "", key: "", state: null, mask: undefined });

it("holds up no further step once what was typed is given up, even while its page still stands", async () => {
  let blocker: Blocker | undefined;
  const block = (given: Blocker) => {
    blocker = given;
    return () => undefined;
  };
  const proceed = jest.fn();
  render(
    <BlockContext value={block}>
      <Typed />
    </BlockContext>,
  );
  const isHeldUp = () => blocker?.shouldBlock(at("/account"), at("/list"));
  expect(isHeldUp()).toBe(true);
  act(() => blocker?.tell({ proceed, reset: () => undefined }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(isHeldUp()).toBe(false);
});
