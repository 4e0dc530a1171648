import type { ReactNode } from "react";
import { RouteLink } from "../link/link.tsx";
import css from "./row-title.module.css";

interface RowTitleProps {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A row's name: the link or button that the whole row activates. */
export function RowTitle({ href, onOpen, children }: RowTitleProps) {
  if (href) {
    return (
      <RouteLink className={css.name} href={href} data-opener="">
        {children}
      </RouteLink>
    );
  }
  if (onOpen) {
    return (
      <button className={css.name} type="button" data-opener="" onClick={onOpen}>
        {children}
      </button>
    );
  }
  return <strong>{children}</strong>;
}
