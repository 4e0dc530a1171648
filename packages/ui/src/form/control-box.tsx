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

/** Pressing beside the text keeps the focus in it. */
function focusControl(event: PointerEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest("button, input, textarea")) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("[data-control]")?.focus();
}

/** A field's border, around its control (`data-control`) and adornments. */
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

/** A single-line text input. `data-taught` uses the font for Igbo and Yoruba words. */
export function InputBox({ hasError, large, start, end, boxRef, ...input }: InputBoxProps) {
  return (
    <ControlBox ref={boxRef} hasError={hasError} disabled={input.disabled} large={large}>
      {start}
      <input type="text" {...input} data-control="" />
      {end}
    </ControlBox>
  );
}
