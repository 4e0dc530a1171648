import { useRef, useState, type ReactNode } from "react";
import { ChevronDown } from "../icons.ts";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { Option } from "./option.ts";
import css from "./menu-select.module.css";

const menu = lazyWithPreload(async () => (await import("./option-menu.tsx")).OptionMenu);

interface MenuSelectProps {
  /** Accessible name: "Rows per page". */
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** Shown instead of the selected label. */
  children?: ReactNode;
  /** With the border of a control. */
  boxed?: boolean;
}

/** A select outside forms; its menu loads on the first press. */
export function MenuSelect({ label, value, options, onChange, children, boxed = false }: MenuSelectProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <button
        className={css.opener}
        ref={anchor}
        type="button"
        data-boxed={boxed ? "" : undefined}
        aria-haspopup="menu"
        aria-expanded={open ?? false}
        onPointerEnter={menu.load}
        onFocus={menu.load}
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children ?? chosen?.label ?? value}
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </button>
      {open === null ? null : (
        <menu.Part
          kind="menu"
          anchor={anchor}
          open={open}
          label={label}
          value={value}
          options={options}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
