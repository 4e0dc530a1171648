import type { ReactNode } from "react";
import css from "./phone-frame.module.css";

interface PhoneFrameProps {
  /** The app's theme; that of the portal if left out. */
  theme?: "light" | "dark";
  /** Without padding, for what fills the screen. */
  bare?: boolean;
  children: ReactNode;
}

/** A phone, with what the learning app shows on it. */
export const PhoneFrame = ({ theme, bare = false, children }: PhoneFrameProps) => (
  <div className={css.phone} data-theme={theme} data-bare={bare ? "" : undefined}>
    {children}
  </div>
);
