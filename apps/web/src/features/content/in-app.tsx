import { inAppWords, liveWords } from "@app/domain/content/lesson-standing.ts";
import { Lines } from "@app/ui/value/lines.tsx";

/** What learners have of a lesson, and which version of it where a newer one is written. */
export function InApp({ lesson }: { lesson: Parameters<typeof inAppWords>[0] & Parameters<typeof liveWords>[0] }) {
  return <Lines first={inAppWords(lesson)} second={liveWords(lesson)} />;
}
