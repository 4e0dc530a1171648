import type { ReactNode } from "react";
import { AfterAMoment, LoadingNote, SkeletonBar } from "../feedback/skeleton.tsx";
import { RouteLink } from "../link/link.tsx";
import css from "./picture-card.module.css";

/** Wide for places, tall for people. */
type Shape = "wide" | "tall";

interface PictureGridProps {
  label: string;
  shape: Shape;
  /** Undefined while they load. */
  children: readonly ReactNode[] | undefined;
}

/** A grid of records that are known by their pictures. */
export function PictureGrid({ label, shape, children }: PictureGridProps) {
  if (children)
    return (
      <ul className={css.grid} aria-label={label} data-shape={shape}>
        {children}
      </ul>
    );
  return (
    <>
      <LoadingNote what={label} />
      <AfterAMoment as="ul" className={css.grid} data-shape={shape} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((key) => (
          <li className={css.card} key={key}>
            <div className={css.picture} />
            <div className={css.head}>
              <SkeletonBar width="60%" height={16} />
            </div>
          </li>
        ))}
      </AfterAMoment>
    </>
  );
}

interface PictureCardProps {
  title: string;
  href: string;
  picture: { src: string; alt: string } | null;
  /** A MoreMenu. */
  menu?: ReactNode;
  /** Below the title, secondary. */
  line?: ReactNode;
  /** A StatusChip, over the picture. */
  status?: ReactNode;
}

/** A record as its picture and its name, which opens it anywhere. */
export function PictureCard({ title, href, picture, menu, line, status }: PictureCardProps) {
  return (
    <li className={css.card}>
      <div className={css.picture}>{picture ? <img src={picture.src} alt={picture.alt} loading="lazy" /> : null}</div>
      <div className={css.head}>
        <h2>
          <RouteLink href={href}>{title}</RouteLink>
        </h2>
        {menu}
      </div>
      {line ? <p>{line}</p> : null}
      {status ? <div className={css.status}>{status}</div> : null}
    </li>
  );
}
