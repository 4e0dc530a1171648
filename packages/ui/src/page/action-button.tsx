import { Button, ButtonLink } from "./button.tsx";
import type { PageAction } from "./page-action.ts";

interface ActionButtonProps extends PageAction {
  size?: "small" | "medium" | "large";
  /** Without a border, for secondary actions. */
  plain?: boolean;
}

/** A button or link for one action. A disabled one stays focusable and says why. */
export function ActionButton({ label, href, onSelect, disabledReason, pending, ...look }: ActionButtonProps) {
  const isBlocked = Boolean(disabledReason) || Boolean(pending);
  if (href && !isBlocked) {
    return (
      <ButtonLink href={href} {...look}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={onSelect} disabledReason={disabledReason} pending={pending} {...look}>
      {label}
    </Button>
  );
}
