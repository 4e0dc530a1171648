import { Check, RotateCcw } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { When } from "@app/ui/value/when.tsx";
import { countOf } from "../../../shared/text/format.ts";
import type { LessonPageQuery } from "./lesson.generated.ts";
import type { ReviewCommentFragment } from "./review.generated.ts";
import { useResolve } from "./use-resolve.ts";
import css from "./review.module.css";

type Session = NonNullable<LessonPageQuery["session"]>;

/** Where a block is mended; nothing for those who may not. */
export type HrefOf = (at: { blockId: string; field?: string }) => string | undefined;

interface CommentsProps {
  lessonId: string;
  session: Session;
  mayResolve: boolean;
  /** Whether what was resolved can be taken up again. */
  mayReopen: boolean;
  hrefOf: HrefOf;
}

/** What reviewers asked for; what was asked of a block that was removed since stays, with its words. */
export function Comments({ lessonId, session, mayResolve, mayReopen, hrefOf }: CommentsProps) {
  const { comments, blocks } = session;
  const { resolve, reopen, saving } = useResolve(lessonId);
  if (comments.length === 0) return null;
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length;
  const placeOf = ({ blockId, quote }: ReviewCommentFragment) => {
    if (blockId === null) return "The session as a whole";
    const index = blocks.findIndex(({ id }) => id === blockId);
    if (index === -1) return `A block that was removed: “${quote}”`;
    const text = `Block ${index + 1}: “${quote}”`;
    const href = hrefOf({ blockId });
    return href === undefined ? text : <TextLink href={href}>{text}</TextLink>;
  };
  return (
    <Section title="Comments" note={open === 0 ? "All resolved" : `${countOf(open, "comment")} to resolve`}>
      <ul className={css.comments} aria-label="Comments">
        {comments.map((comment) => (
          <li key={comment.id} data-resolved={comment.resolvedAt === null ? undefined : ""}>
            <div>
              <small>{placeOf(comment)}</small>
              <p>{comment.text}</p>
              <small>
                {comment.author?.name ?? "Somebody"}, <When value={comment.createdAt} />
                {comment.resolvedAt === null ? null : " · resolved"}
              </small>
            </div>
            {comment.resolvedAt === null && mayResolve ? (
              <Button size="small" icon={Check} pending={saving} onClick={() => void resolve(comment.id)}>
                Resolve
              </Button>
            ) : null}
            {comment.resolvedAt !== null && mayReopen ? (
              <Button size="small" icon={RotateCcw} pending={saving} onClick={() => void reopen(comment.id)}>
                Reopen
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
