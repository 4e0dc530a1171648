import { initialsOf } from "./initials.ts";
import css from "./avatar.module.css";

interface AvatarProps {
  /** The person's full name; its initials replace a missing picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** In px: 24 in a row, 36 in the shell, 48 on a page. */
  size?: number;
}

/** Always beside the name, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  return (
    <span
      className={css.disc}
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: `${Math.max(0.56, (size * 0.38) / 16)}rem` }}
    >
      {initialsOf(name)}
      {src ? <img src={src} alt="" loading="lazy" /> : null}
    </span>
  );
}
