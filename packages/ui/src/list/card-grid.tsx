import type { ComponentProps, ReactNode } from "react";
import { RouteLink } from "../link/link.tsx";
import css from "./card-grid.module.css";

/** A grid of cards, one per record. */
export function CardGrid(props: ComponentProps<"ul">) {
  return <ul {...props} className={css.grid} />;
}

interface GridCardProps {
  title: string;
  href: string;
  /** Beside the title: a StatusChip. */
  status?: ReactNode;
  /** A MoreMenu. */
  menu?: ReactNode;
  /** Below the title, secondary. */
  line?: ReactNode;
  /** Beside the title, so that cards with and without a picture have the same height. */
  picture?: { src: string; alt: string } | null;
  /** At the foot. */
  children?: ReactNode;
}

/** A record as a card that opens it anywhere. */
export function GridCard({ title, href, status, menu, line, picture, children }: GridCardProps) {
  return (
    <li className={css.card}>
      <div>
        {picture ? <img src={picture.src} alt={picture.alt} loading="lazy" /> : null}
        <h2>
          <RouteLink href={href}>{title}</RouteLink>
        </h2>
        {menu}
      </div>
      {line ? <p>{line}</p> : null}
      <div>
        {status}
        {children}
      </div>
    </li>
  );
}
