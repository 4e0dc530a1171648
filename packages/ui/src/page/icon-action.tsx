import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import type { Icon } from "../icons.ts";

interface IconActionProps extends Omit<IconButtonProps, "children" | "aria-label"> {
  /** Name and tooltip. */
  label: string;
  icon: Icon;
  iconSize?: number;
  "data-row"?: string;
}

/** A button that is only an icon: always with a name and a tooltip. */
export function IconAction({ label, icon: Icon, iconSize, size, ...rest }: IconActionProps) {
  const px = iconSize ?? (size === "small" ? 16 : 18);
  return (
    <IconButton aria-label={label} data-hint={label} {...(size && { size })} {...rest}>
      <Icon size={px} strokeWidth={px < 18 ? 2 : 1.75} aria-hidden />
    </IconButton>
  );
}
