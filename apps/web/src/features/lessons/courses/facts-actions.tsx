import { ActionButton } from "@app/ui/page/action-button.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { Row } from "@app/ui/layout/row.tsx";

/** What can be done with the record whose facts are open, as buttons below them. */
export function FactsActions({ actions, label }: { actions: readonly PageAction[]; label: string }) {
  if (actions.length === 0) return null;
  return (
    <Row gap={8} above={20} role="group" aria-label={label}>
      {actions.map((action) => (
        <ActionButton key={action.label} {...action} size="small" />
      ))}
    </Row>
  );
}
