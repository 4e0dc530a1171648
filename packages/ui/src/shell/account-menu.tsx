import { useState, type ReactNode, type RefObject } from "react";
import { ChevronDown } from "../icons.ts";
import { Avatar } from "../value/avatar.tsx";
import css from "./account-menu.module.css";

/** Where the menu opens, and whether it is open. */
export interface AccountMenuPlace {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  label: string;
}

interface AccountMenuProps {
  name: string;
  avatarSrc?: string | null | undefined;
  /** Draws the menu: Account, Logout. Called from the first time that it is opened. */
  menu: (place: AccountMenuPlace) => ReactNode;
  /** Loads what `menu` draws, at the first sign of use. */
  onNear?: () => void;
}

/** The user's menu at the end of the top bar. */
export function AccountMenu({ name, avatarSrc, menu, onNear }: AccountMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const label = "Account menu";
  return (
    <>
      <button
        className={css.button}
        ref={setButton}
        type="button"
        aria-label={`${label} of ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={onNear}
        onFocus={onNear}
        data-hint={label}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Avatar name={name} src={avatarSrc} size={32} />
        <ChevronDown size={16} strokeWidth={2} aria-hidden />
      </button>
      {wanted ? menu({ anchor: { current: button }, open, onClose: () => setOpen(false), label }) : null}
    </>
  );
}
