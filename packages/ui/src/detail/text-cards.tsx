import type { ReactNode } from "react";
import css from "./text-cards.module.css";

/**
 * Texts that people wrote, as a list in a tab: each `li` has paragraphs and a small line; `data-pinned` highlights one.
 */
export const TextCards = ({ children }: { children: ReactNode }) => <ul className={css.cards}>{children}</ul>;
