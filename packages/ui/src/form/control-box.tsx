import type { ComponentProps, PointerEvent, ReactNode, Ref } from "react";
import css from "./control-box.module.css";

interface ControlBoxProps {
  hasError?: boolean | undefined;
  disabled?: boolean | undefined;
  /** 44 px high, as on the sign-in page. */
  large?: boolean | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A press beside the text goes on typing it, as a press on it does. */
function focusControl(event: PointerEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest("button, input, textarea")) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("[data-control]")?.focus();
}

/** The border of a field around its control, which carries `data-control`, and around what stands beside it. */
export function ControlBox({ hasError, disabled, large, children, ref }: ControlBoxProps) {
  return (
    <div
      ref={ref}
      className={css.box}
      data-error={hasError ? "" : undefined}
      data-disabled={disabled ? "" : undefined}
      data-large={large ? "" : undefined}
      onPointerDown={disabled ? undefined : focusControl}
    >
      {children}
    </div>
  );
}

interface InputBoxProps extends Omit<ComponentProps<"input">, "className" | "size"> {
  hasError?: boolean | undefined;
  large?: boolean | undefined;
  /** Inside the box, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  boxRef?: Ref<HTMLDivElement> | undefined;
}

/** One line of text in its box. `data-taught` writes taught words in their own font. */
export function InputBox({ hasError, large, start, end, boxRef, ...input }: InputBoxProps) {
  return (
    <ControlBox ref={boxRef} hasError={hasError} disabled={input.disabled} large={large}>
      {start}
      <input type="text" {...input} data-control="" />
      {end}
    </ControlBox>
  );
}
