import type { ComponentProps } from "react";
import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from "react";
import css from "./link.module.css";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Router state besides the address. */
  state?: unknown;
};
export type LinkComponent = ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export function LinkProvider({ component, children }: { component: LinkComponent | undefined; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link of the app's router. */
export function RouteLink({ state, ...props }: LinkProps) {
  const Component = use(LinkContext);
  return Component ? createElement(Component, { ...props, state }) : createElement("a", props);
}

/** A link in text: accent, bold, underlined on hover. */
export function TextLink(props: ComponentProps<typeof RouteLink>) {
  return <RouteLink {...props} className={css.textLink} />;
}
