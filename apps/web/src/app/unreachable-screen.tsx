import { ErrorState } from "@app/ui/feedback/error-state.tsx";

/** The stored session could not be checked because no answer came. The token stays. */
export function UnreachableScreen({ message, retry }: { message: string; retry: () => void }) {
  return (
    <main style={{ display: "grid", minHeight: "100dvh", placeContent: "center" }}>
      <ErrorState
        title="The portal could not be opened"
        message={message}
        kept="You are still signed in, and nothing you saved is lost."
        onRetry={retry}
      />
    </main>
  );
}
