import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { toneColor } from "../theme/color.ts";
import { VisuallyHidden } from "../value/visually-hidden.tsx";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Shows its children only after 150 ms: a quick answer never flickers. */
export const AfterAMoment = styled.div({ animation: `${appear} 120ms 150ms both` });

/** A grey bar in the shape of the text to come. Width in px or per cent. */
export const SkeletonBar = styled.span<{ width?: number | string; height?: number }>(
  ({ width = 120, height = 12 }) => ({
    display: "inline-block",
    width,
    maxWidth: "100%",
    height,
    borderRadius: 6,
    verticalAlign: "middle",
    backgroundColor: toneColor("neutral").bg,
  }),
);

/** Says once to screen readers what is being loaded. */
export function LoadingNote({ what }: { what: string }) {
  return <VisuallyHidden role="status">Loading {what}</VisuallyHidden>;
}
