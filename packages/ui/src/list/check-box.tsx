import { useEffect, useRef, type ComponentProps } from "react";
import css from "./check-box.module.css";

/** A tick box drawn at 16 px, or with `type="radio"` one of several choices; the label or cell around it is its target. */
export function CheckBox({ indeterminate = false, ...rest }: ComponentProps<"input"> & { indeterminate?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <input className={css.box} ref={box} type="checkbox" {...rest} />;
}
