import { useRef, useState } from "react";
import { ChevronDown } from "../icons.ts";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import type { PageAction } from "../page/page-action.ts";
import { Avatar } from "../value/avatar.tsx";
import css from "./account-menu.module.css";

const menu = lazyWithPreload(async () => (await import("../page/action-menu.tsx")).ActionMenu);

interface AccountMenuProps {
  name: string;
  avatarSrc?: string | null | undefined;
  /** Account, Logout. */
  actions: readonly PageAction[];
}

/** The user's menu at the end of the top bar. */
export function AccountMenu({ name, avatarSrc, actions }: AccountMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        className={css.button}
        ref={anchor}
        type="button"
        aria-label={`Account menu of ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={menu.load}
        onFocus={menu.load}
        data-hint="Account menu"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Avatar name={name} src={avatarSrc} size={32} />
        <ChevronDown size={16} strokeWidth={2} aria-hidden />
      </button>
      {wanted ? (
        <menu.Part anchor={anchor} open={open} onClose={() => setOpen(false)} actions={actions} label="Account menu" />
      ) : null}
    </>
  );
}
