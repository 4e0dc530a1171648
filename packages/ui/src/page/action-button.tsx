import Button from "@mui/material/Button";
import { RouteLink } from "../link/link.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { PageAction } from "./page-action.ts";

interface ActionButtonProps extends PageAction {
  size?: "small" | "medium" | "large";
  /** Without a border: quiet actions. */
  plain?: boolean;
}

const variantOf = ({ main, plain }: { main?: boolean | undefined; plain?: boolean | undefined }) =>
  main ? "contained" : plain ? "text" : "outlined";

/** A button or link for one action. A refused one keeps its focus and says why. */
export function ActionButton({
  label,
  icon: Icon,
  href,
  onSelect,
  main,
  danger,
  disabledReason,
  pending,
  size,
  plain,
}: ActionButtonProps) {
  const blocked = Boolean(disabledReason) || Boolean(pending);
  const common = {
    variant: variantOf({ main, plain }),
    ...(size && { size }),
    ...(danger && { color: "error" as const }),
    ...(Icon && {
      startIcon: <Icon size={size === "small" ? 16 : 18} strokeWidth={size === "small" ? 2 : 1.75} aria-hidden />,
    }),
  } as const;

  if (href && !blocked) {
    return (
      <Button component={RouteLink} href={href} {...common}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      type="button"
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      data-hint={disabledReason}
      onClick={blocked ? undefined : onSelect}
      {...common}
    >
      {label}
      {disabledReason ? <VisuallyHidden>: {disabledReason}</VisuallyHidden> : null}
    </Button>
  );
}
