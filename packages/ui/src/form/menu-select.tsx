import styled from "@emotion/styled";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { ChevronDown } from "../icons.ts";
import { color } from "../theme/color.ts";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { Option } from "./option.ts";

const OptionMenu = lazy(async () => ({ default: (await import("./option-menu.tsx")).OptionMenu }));

const Opener = styled.button({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  height: 30,
  padding: "0 6px",
  border: 0,
  borderRadius: 6,
  backgroundColor: "transparent",
  color: "inherit",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "&:hover": { backgroundColor: color.hover },
  "&[data-boxed]": {
    height: 40,
    padding: "0 12px",
    borderRadius: 8,
    border: `1px solid ${color.controlBorder}`,
    backgroundColor: color.control,
    fontWeight: 600,
  },
  "@media (pointer: coarse)": { minHeight: 40 },
});

interface MenuSelectProps {
  /** What is chosen by it: "Rows per page". */
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** Instead of the words of what is chosen. */
  children?: ReactNode;
  /** With the border of a control. */
  boxed?: boolean;
}

/** A choice outside of forms; its menu arrives with the first press. */
export function MenuSelect({ label, value, options, onChange, children, boxed = false }: MenuSelectProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Opener
        ref={anchor}
        type="button"
        data-boxed={boxed ? "" : undefined}
        aria-haspopup="menu"
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children ?? chosen?.label ?? value}
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </Opener>
      {open === null ? null : (
        <Suspense fallback={null}>
          <OptionMenu {...{ anchor, open, label, value, options, onChange }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
