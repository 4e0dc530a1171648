import type { ContentStatus } from "@app/schema/types.generated.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { toneOf } from "@app/ui/value/status-tones.ts";

interface StatusCountsProps {
  counts: readonly { contentStatus: ContentStatus; count: number }[];
}

/** How statuses stand beside a number: "12 published", "3 in review". */
const words: Record<ContentStatus, string> = {
  NO_CONTENT: "empty",
  DRAFT: "draft",
  REVIEW: "in review",
  PUBLISHED: "published",
};

/** How many lessons stand in each status; those without any are left out. */
export function StatusCounts({ counts }: StatusCountsProps) {
  return counts
    .filter(({ count }) => count > 0)
    .map(({ contentStatus, count }) => (
      <StatusChip
        key={contentStatus}
        status={contentStatus}
        tone={toneOf(contentStatus)}
        word={`${count} ${words[contentStatus]}`}
      />
    ));
}
