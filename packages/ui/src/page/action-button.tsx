import { Button, ButtonLink } from "./button.tsx";
import type { PageAction } from "./page-action.ts";

interface ActionButtonProps extends PageAction {
  size?: "small" | "medium" | "large";
  /** Without a border: quiet actions. */
  plain?: boolean;
}

/** A button or link for one action. A refused one keeps its focus and says why. */
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
