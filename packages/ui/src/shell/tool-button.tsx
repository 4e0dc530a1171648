import type { Ref } from "react";
import type { Icon } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import css from "./tool-button.module.css";

interface ToolButtonProps {
  /** Includes the news if there is a dot: "Notifications, 3 unread". */
  label: string;
  icon: Icon;
  dot?: boolean;
  onClick: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  open?: boolean;
  /** What it opens. */
  popup?: "dialog" | "menu";
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the top bar; the under-dot marks news. */
export function ToolButton({ label, icon, dot = false, open, popup = "dialog", ...rest }: ToolButtonProps) {
  return (
    <span className={css.place}>
      <IconAction
        size="large"
        label={label}
        icon={icon}
        iconSize={20}
        aria-haspopup={popup}
        aria-expanded={open}
        {...rest}
      />
      {dot ? <span className={css.dot} /> : null}
    </span>
  );
}
