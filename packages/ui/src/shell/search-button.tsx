import { Search } from "../icons.ts";
import css from "./search-button.module.css";

/** Looks like a search box and opens the search drawer; an icon on narrow screens. */
export function SearchButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button className={css.button} type="button" aria-label={label} data-hint={label} onClick={onClick}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
    </button>
  );
}
