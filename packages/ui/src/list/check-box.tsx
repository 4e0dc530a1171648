import { useEffect, useRef, type ComponentProps } from "react";
import css from "./check-box.module.css";

/** A 16 px checkbox, or a radio button with `type="radio"`; the surrounding label or cell is clickable. */
export function CheckBox({ indeterminate = false, ...rest }: ComponentProps<"input"> & { indeterminate?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <input className={css.box} ref={box} type="checkbox" {...rest} />;
}
