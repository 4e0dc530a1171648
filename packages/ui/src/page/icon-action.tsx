import type { ComponentProps } from "react";
import type { Icon } from "../icons.ts";
import css from "./icon-action.module.css";

interface IconActionProps extends Omit<ComponentProps<"button">, "children" | "aria-label" | "className"> {
  /** Name and tooltip. */
  label: string;
  icon: Icon;
  iconSize?: number | undefined;
  /** 30, 36 or 40 px. */
  size?: "small" | "medium" | "large" | undefined;
  /** With the border of a control. */
  boxed?: boolean | undefined;
  "data-row"?: string;
}

/** A button with only an icon, and always with a name and a tooltip. */
export function IconAction({ label, icon: Icon, iconSize, size, boxed = false, ...rest }: IconActionProps) {
  const px = iconSize ?? (size === "small" ? 16 : 18);
  return (
    <button
      type="button"
      aria-label={label}
      data-hint={label}
      {...rest}
      className={css.action}
      data-size={size === "medium" ? undefined : size}
      data-boxed={boxed ? "" : undefined}
    >
      <Icon size={px} strokeWidth={px < 18 ? 2 : 1.75} aria-hidden />
    </button>
  );
}
