import styled from "@emotion/styled";
import { toneColor } from "../theme/color.ts";
import { initialsOf } from "./initials.ts";

const Disc = styled.span({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  borderRadius: "50%",
  backgroundColor: toneColor("neutral").bg,
  color: toneColor("neutral").fg,
  fontWeight: 600,
  lineHeight: 1,
  overflow: "hidden",
  userSelect: "none",
  "& img": { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" },
});

interface AvatarProps {
  /** The person's full name; its initials stand where there is no picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** In px: 24 in a row, 36 in the shell, 48 on a page. */
  size?: number;
}

/** Always beside the name it belongs to, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  return (
    <Disc
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: `${Math.max(0.56, (size * 0.38) / 16)}rem` }}
    >
      {initialsOf(name)}
      {src ? <img src={src} alt="" loading="lazy" /> : null}
    </Disc>
  );
}
