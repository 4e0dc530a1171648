import { EmptyState } from "@app/ui/feedback/empty-state.tsx";

/** A part of the template; it has no content of its own yet. */
export function SubscriptionTab() {
  return (
    <EmptyState
      title="Subscription is not built yet."
      text="Nothing needs to be done here: staff accounts cost nothing."
    />
  );
}
