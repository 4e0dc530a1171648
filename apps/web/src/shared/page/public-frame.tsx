import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { RouteLink } from "@app/ui/link/link.tsx";
import { BrandTile } from "@app/ui/shell/brand-tile.tsx";
import { below, color } from "@app/ui/theme/color.ts";

const Frame = styled.div({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  backgroundColor: color.sheet,
});

const Brand = styled.header({
  padding: "40px 56px 0",
  "& > a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 12,
    borderRadius: 8,
    color: "inherit",
    fontSize: "1rem",
    fontWeight: 600,
    textDecoration: "none",
  },
  [below.phone]: { padding: "24px 16px 0" },
});

const Main = styled.main({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  justifyContent: "center",
  paddingBottom: "12vh",
});

/** A page outside of the shell: the mark, and one thing in the middle. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Brand>
        <RouteLink href="/app">
          <BrandTile size={36} />
          Staff portal
        </RouteLink>
      </Brand>
      <Main>{children}</Main>
    </Frame>
  );
}
