import type { ReactNode } from "react";
import css from "./text-cards.module.css";

/** What people wrote, under one another in a tab: each an `li` of paragraphs and a small line; `data-pinned` sets one off. */
export const TextCards = ({ children }: { children: ReactNode }) => <ul className={css.cards}>{children}</ul>;
