import styled from "@emotion/styled";
import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from "react";
import { color } from "../theme/color.ts";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** What the app's router takes along beside the address. */
  state?: unknown;
};
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export function LinkProvider({ component, children }: { component: LinkComponent | undefined; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A bare link drawn by the app's router; no style of its own. */
export function RouteLink({ state, ...props }: LinkProps) {
  const Component = use(LinkContext);
  return Component ? createElement(Component, { ...props, state }) : createElement("a", props);
}

/** A link in text: accent, bold, underlined on hover. */
export const TextLink = styled(RouteLink)({
  color: color.accent,
  fontWeight: 600,
  textDecoration: "none",
  borderRadius: 4,
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
});
