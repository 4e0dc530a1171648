import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { RouteLink } from "../link/link.tsx";

const look = {
  color: "inherit",
  textDecoration: "none",
  font: "inherit",
  fontWeight: 600,
  textAlign: "start" as const,
};

const NameLink = styled(RouteLink)(look);
const NameButton = styled.button({ ...look, padding: 0, border: 0, background: "none", cursor: "pointer" });

interface RowTitleProps {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** The name of a row: the link or button that the whole row presses. */
export function RowTitle({ href, onOpen, children }: RowTitleProps) {
  if (href) {
    return (
      <NameLink href={href} data-opener="">
        {children}
      </NameLink>
    );
  }
  if (onOpen) {
    return (
      <NameButton type="button" data-opener="" onClick={onOpen}>
        {children}
      </NameButton>
    );
  }
  return <strong>{children}</strong>;
}
