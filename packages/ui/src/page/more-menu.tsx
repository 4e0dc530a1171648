import { lazy, Suspense, useRef, useState } from "react";
import IconButton from "@mui/material/IconButton";
import { Ellipsis } from "../icons.ts";
import type { PageAction } from "./page-action.ts";

const loadMenu = () => import("./action-menu.tsx");
const ActionMenu = lazy(async () => ({ default: (await loadMenu()).ActionMenu }));

interface MoreMenuProps {
  actions: readonly PageAction[];
  /** What the actions are about: "More actions for UK". */
  label?: string;
  size?: "small" | "medium";
  /** Without a frame, as between words. */
  plain?: boolean;
}

/** The "more" button; its menu is loaded when the pointer comes near. */
export function MoreMenu({ actions, label = "More actions", size = "medium", plain = false }: MoreMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        ref={anchor}
        size={size}
        data-outlined={plain ? undefined : ""}
        aria-label={label}
        data-hint={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Ellipsis size={18} aria-hidden />
      </IconButton>
      {wanted ? (
        <Suspense fallback={null}>
          <ActionMenu anchor={anchor} open={open} onClose={() => setOpen(false)} actions={actions} label={label} />
        </Suspense>
      ) : null}
    </>
  );
}
