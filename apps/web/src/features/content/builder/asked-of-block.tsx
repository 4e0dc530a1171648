import type { ReviewCommentFragment } from "../lesson/review.generated.ts";
import css from "./builder.module.css";

/** What a reviewer asks for at the block that is open, until it is resolved on the lesson's page. */
export function AskedOfBlock({ comments, blockId }: { comments: readonly ReviewCommentFragment[]; blockId: string }) {
  const asked = comments.filter((comment) => comment.blockId === blockId && comment.resolvedAt === null);
  if (asked.length === 0) return null;
  return (
    <ul className={css.asked} aria-label="Asked for in review">
      {asked.map(({ id, text, author }) => (
        <li key={id}>
          <b>{author?.name ?? "A reviewer"}:</b> {text}
        </li>
      ))}
    </ul>
  );
}
