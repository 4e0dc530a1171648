import styled from "@emotion/styled";
import { matchesIn } from "./matches.ts";

const Found = styled.mark({ background: "none", color: "inherit", fontWeight: 700 });

/** A text with what a search found in it set apart; marks and capitals do not matter. */
export function Marked({ text, search }: { text: string; search: string }) {
  return matchesIn(text, search).map((piece, at) =>
    piece.isMatch ? <Found key={at}>{piece.text}</Found> : <span key={at}>{piece.text}</span>,
  );
}
