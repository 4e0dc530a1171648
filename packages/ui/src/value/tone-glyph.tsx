import type { ReactNode } from "react";
import type { StatusTone } from "../theme/tokens.ts";

const line = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const glyphs: Record<StatusTone, ReactNode> = {
  underWay: <circle cx="5" cy="5" r="3.5" {...line} />,
  waiting: (
    <>
      <circle cx="5" cy="5" r="4" {...line} strokeWidth="1.5" />
      <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  good: <path d="M1.5 5.4 4 7.9 8.6 2.4" {...line} />,
  trouble: <path d="M5 1 9.4 9H.6z" fill="currentColor" />,
  held: <path d="M5 .6 9.4 5 5 9.4.6 5z" fill="currentColor" />,
  neutral: <path d="M1.5 5h7" {...line} />,
};

/** A shape that shows a status without relying on colour: ring, half disc, tick, triangle, diamond, dash. */
export function ToneGlyph({ tone }: { tone: StatusTone }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {glyphs[tone]}
    </svg>
  );
}
