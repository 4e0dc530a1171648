import { matchesIn } from "./matches.ts";
import css from "./marked.module.css";

/** A text with search matches highlighted, ignoring marks and capitals. */
export function Marked({ text, search }: { text: string; search: string }) {
  return matchesIn(text, search).map((piece, at) =>
    piece.isMatch ? (
      <mark className={css.found} key={at}>
        {piece.text}
      </mark>
    ) : (
      <span key={at}>{piece.text}</span>
    ),
  );
}
