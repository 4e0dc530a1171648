import { useRef, useState } from "react";
import { Ellipsis } from "../icons.ts";
import { lazyWithPreload } from "./lazy-with-preload.tsx";
import { IconAction } from "./icon-action.tsx";
import type { PageAction } from "./page-action.ts";

const menu = lazyWithPreload(async () => (await import("./action-menu.tsx")).ActionMenu);

interface MoreMenuProps {
  actions: readonly PageAction[];
  /** Accessible name: "More actions for UK". */
  label?: string;
  size?: "small" | "medium";
  /** Without a border, inline in text. */
  plain?: boolean;
}

/** The "more" button; its menu loads when the pointer comes near. */
export function MoreMenu({ actions, label = "More actions", size = "medium", plain = false }: MoreMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconAction
        ref={anchor}
        size={size}
        boxed={!plain}
        label={label}
        icon={Ellipsis}
        iconSize={18}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={menu.load}
        onFocus={menu.load}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted ? (
        <menu.Part anchor={anchor} open={open} onClose={() => setOpen(false)} actions={actions} label={label} />
      ) : null}
    </>
  );
}
