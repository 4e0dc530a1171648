import type { ReactNode } from "react";
import css from "./bubble.module.css";

interface BubbleProps {
  /** Who says it; null for the narrator. */
  who: string | null;
  text: string | null | undefined;
  /** Left out while it is hidden. */
  translation: string | null | undefined;
  lang: string | undefined;
  /** The learner's own words stand at the right. */
  isOwn?: boolean;
  children?: ReactNode;
}

/** What somebody says, as the app shows it. */
export function Bubble({ who, text, translation, lang, isOwn = false, children }: BubbleProps) {
  return (
    <div className={css.bubble} data-told={who === null ? "" : undefined} data-own={isOwn ? "" : undefined}>
      {who === null ? null : <b>{who}</b>}
      <p lang={lang}>{text || "…"}</p>
      {translation ? <small>{translation}</small> : null}
      {children}
    </div>
  );
}
