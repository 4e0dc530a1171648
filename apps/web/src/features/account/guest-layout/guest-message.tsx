import { useEffect, useRef, type ReactNode } from "react";
import css from "./guest-message.module.css";

/** What became of it, in place of the form: takes the focus, so that it is read out. */
export function EntranceMessage({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <div className={css.message} ref={message} tabIndex={-1} role="status">
      {children}
    </div>
  );
}
