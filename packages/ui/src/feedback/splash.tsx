import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { BrandTile } from "../shell/brand-tile.tsx";
import { color } from "../theme/color.ts";
import { AfterAMoment } from "./skeleton.tsx";

const run = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(320%)" } });

const Frame = styled(AfterAMoment)({
  position: "fixed",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 20,
  backgroundColor: color.chrome,
});

const Track = styled.div({
  width: 96,
  height: 3,
  borderRadius: 2,
  overflow: "hidden",
  backgroundColor: color.lineStrong,
  "&::after": {
    content: '""',
    display: "block",
    width: "32%",
    height: "100%",
    backgroundColor: color.accent,
    animation: `${run} 1.2s linear infinite`,
  },
});

/** While the stored session is restored. */
export function Splash() {
  return (
    <Frame role="status" aria-label="Opening the portal">
      <BrandTile size={48} />
      <Track />
    </Frame>
  );
}
