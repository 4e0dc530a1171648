import { Button } from "@app/ui/page/button.tsx";
import { CircleAlert, RefreshCw } from "@app/ui/icons.ts";
import type { BulkPreviewAnswer } from "./use-bulk-preview.ts";

/** Why there is no preview, and the way to ask for it again. */
export function PreviewRefused({ answer: { refused, onRetry } }: { answer: BulkPreviewAnswer<unknown> }) {
  return (
    <div role="alert" style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      <CircleAlert size={16} aria-hidden color="var(--danger)" />
      <span style={{ flex: 1 }}>{onRetry ? `It could not be worked out: ${refused}` : refused}</span>
      {onRetry ? (
        <Button icon={RefreshCw} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
