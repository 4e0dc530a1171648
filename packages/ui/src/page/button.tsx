import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { Icon } from "../icons.ts";
import { RouteLink } from "../link/link.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./button.module.css";

interface ButtonLook {
  /** Filled; once per screen. */
  main?: boolean | undefined;
  /** Without a border, for secondary actions. */
  plain?: boolean | undefined;
  /** The action is hard to undo. */
  danger?: boolean | undefined;
  /** 30, 36 or 44 px high. */
  size?: "small" | "medium" | "large" | undefined;
  /** As wide as its column. */
  wide?: boolean | undefined;
  /** At the start of its row, as far as possible from the others. */
  apart?: boolean | undefined;
  icon?: Icon | undefined;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className" | "children"> {
  /** In progress: the button keeps its focus, and a press does nothing. */
  pending?: boolean | undefined;
  /** Why a press does nothing, shown on hover and focus, and read by screen readers. */
  disabledReason?: string | undefined;
}

const look = ({ main, plain, danger, size, wide, apart }: Omit<ButtonLook, "children">) => ({
  className: css.button,
  "data-look": main ? "main" : plain ? "plain" : undefined,
  "data-danger": danger ? "" : undefined,
  "data-size": size === "medium" ? undefined : size,
  "data-wide": wide ? "" : undefined,
  "data-apart": apart ? "" : undefined,
});

function Inside({ icon: Icon, size, children }: Pick<ButtonLook, "icon" | "size" | "children">) {
  const isSmall = size === "small";
  return (
    <>
      {Icon ? <Icon size={isSmall ? 16 : 18} strokeWidth={isSmall ? 2 : 1.75} aria-hidden /> : null}
      {children}
    </>
  );
}

/** `<Button main icon={Plus} onClick={add}>Add region</Button>` */
export function Button(props: ButtonProps) {
  const { main, plain, danger, size, wide, apart, icon, children, pending, disabledReason, onClick, ...rest } = props;
  const isBlocked = Boolean(disabledReason) || Boolean(pending);
  // A press that does nothing must not submit a form either.
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      {...look({ main, plain, danger, size, wide, apart })}
      {...(isBlocked && { "aria-disabled": true })}
      {...(pending && { "aria-busy": true })}
      {...(disabledReason && { "data-hint": disabledReason })}
      onClick={isBlocked ? refuse : onClick}
    >
      <Inside icon={icon} size={size}>
        {children}
      </Inside>
      {disabledReason ? <VisuallyHidden>: {disabledReason}</VisuallyHidden> : null}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ href, icon, size, children, ...rest }: ButtonLook & { href: string }) {
  return (
    <RouteLink href={href} {...look({ size, ...rest })}>
      <Inside icon={icon} size={size}>
        {children}
      </Inside>
    </RouteLink>
  );
}
