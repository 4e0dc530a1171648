import styled from "@emotion/styled";
import type { Ref } from "react";
import type { Icon } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { color } from "../theme/color.ts";

const Place = styled.span({
  position: "relative",
  display: "inline-flex",
  "& .MuiIconButton-root": { width: 40, height: 40, color: color.textSecondary },
});

const Dot = styled.span({
  position: "absolute",
  top: 7,
  right: 8,
  width: 8,
  height: 8,
  borderRadius: "50%",
  backgroundColor: color.mark,
  boxShadow: `0 0 0 1.5px ${color.chrome}`,
  pointerEvents: "none",
});

interface ToolButtonProps {
  /** With the news in words where there is a dot: "Notifications, 3 unread". */
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

/** A button of the top bar; the under-dot says that something is new. */
export function ToolButton({ label, icon, dot = false, open, popup = "dialog", ...rest }: ToolButtonProps) {
  return (
    <Place>
      <IconAction label={label} icon={icon} iconSize={20} aria-haspopup={popup} aria-expanded={open} {...rest} />
      {dot ? <Dot /> : null}
    </Place>
  );
}
