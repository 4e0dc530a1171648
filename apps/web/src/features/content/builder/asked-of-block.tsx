import { Check } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import type { ReviewCommentFragment } from "../lesson/review.generated.ts";
import { useResolve } from "../lesson/use-resolve.ts";
import css from "./builder.module.css";

interface AskedOfBlockProps {
  lessonId: string;
  /** Those that are open. */
  comments: readonly ReviewCommentFragment[];
  blockId: string;
}

/** What a reviewer asks for at the block that is open, until it is resolved. */
export function AskedOfBlock({ lessonId, comments, blockId }: AskedOfBlockProps) {
  const { resolve, saving } = useResolve(lessonId);
  const asked = comments.filter((comment) => comment.blockId === blockId);
  if (asked.length === 0) return null;
  return (
    <ul className={css.asked} aria-label="Asked for in review">
      {asked.map(({ id, text, author }) => (
        <li key={id}>
          <span>
            <b>{author?.name ?? "A reviewer"}:</b> {text}
          </span>
          <Button size="small" icon={Check} pending={saving} onClick={() => void resolve(id)}>
            Resolve
          </Button>
        </li>
      ))}
    </ul>
  );
}
