import type { ReactNode } from "react";
import css from "./likely-note.module.css";

/** Says below the fields of a form, one paragraph each, which records may be the same. */
export const LikelyNote = ({ children }: { children: ReactNode }) => (
  <div role="status" className={css.note} data-wide="">
    {children}
  </div>
);
