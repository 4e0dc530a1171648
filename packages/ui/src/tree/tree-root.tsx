import styled from "@emotion/styled";
import type { Icon } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { color } from "../theme/color.ts";

const Row = styled(RouteLink)({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 36,
  padding: "0 8px",
  borderRadius: 8,
  color: "inherit",
  fontWeight: 600,
  textDecoration: "none",
  "@media (pointer: coarse)": { minHeight: 44 },
  "&:hover": { backgroundColor: color.hover },
  "&[aria-current=page]": { backgroundColor: color.selected, "& > svg": { color: color.accent } },
  "&:focus-visible": { outlineOffset: -2 },
  "& > svg": { flexShrink: 0, color: color.textSecondary },
});

interface TreeRootProps {
  label: string;
  icon: Icon;
  href: string;
  isCurrent: boolean;
}

/** The row above all others of a tree: what the tree is of, as a whole. */
export function TreeRoot({ label, icon: Icon, href, isCurrent }: TreeRootProps) {
  return (
    <Row href={href} aria-current={isCurrent ? "page" : undefined}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      {label}
    </Row>
  );
}
