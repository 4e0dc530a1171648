import { Card } from "@app/ui/detail/card.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Check, RotateCcw } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useSave } from "../save/use-save.ts";
import { useViewer } from "../session/session-context.ts";
import { countOf } from "../text/format.ts";
import css from "./content-review.module.css";
import type { ResolveMutation, ReviewComment, ReviewedContent } from "./reviewed-content.ts";

interface ContentReviewProps {
  content: ReviewedContent;
  resolve: ResolveMutation;
}

/** Whether the app has it, who reviews it, what keeps it from being handed in, and what reviewers asked for. */
export function ContentReview({ content, resolve }: ContentReviewProps) {
  const { checks, warnings = [], comments, reviewer, authors, status, liveVersion, liveAt } = content;
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null).length;
  const { id: me } = useViewer();
  const isOwn = authors?.some(({ id }) => id === me) === true;
  return (
    <Card title="Review">
      <div className={css.review}>
        <p>
          {liveVersion === null ? (
            "Not in the app."
          ) : (
            <>
              In the app since <When value={liveAt ?? ""} />
              {status === "PUBLISHED" ? "." : ", without the changes since."}
            </>
          )}
        </p>
        {status === "REVIEW" ? <p>Waiting for {reviewer?.name ?? "a reviewer"}.</p> : null}
        {status === "REVIEW" && isOwn ? <p>You wrote some of it, so somebody else has to review it.</p> : null}
        {status === "DRAFT" && checks.length > 0 ? (
          <ul aria-label="To do before submitting">
            {checks.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        ) : null}
        {status !== "ARCHIVED" && warnings.length > 0 ? (
          <ul aria-label="Worth another look">
            {warnings.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        ) : null}
        {comments.length > 0 ? (
          <section aria-label="Comments">
            <h3>{open === 0 ? "Comments: all resolved" : `${countOf(open, "comment")} to resolve`}</h3>
            <ul className={css.comments}>
              {comments.map((comment) => (
                <Comment key={comment.id} content={content} comment={comment} resolve={resolve} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Card>
  );
}

function Comment({ content, comment, resolve }: ContentReviewProps & { comment: ReviewComment }) {
  const { id: commentId, quote, text, by, at, resolvedAt } = comment;
  const { save, saving } = useSave(resolve, ({ saved }) => saved);
  const isOpen = resolvedAt === null;
  // Whoever asked for it, too: it is in the way of publishing.
  const mayResolve = (["EDIT", "WITHDRAW", "PUBLISH"] as const).some((act) => content.offered.includes(act));
  async function settle() {
    const variables = { id: content.id, version: content.version, commentId, isResolved: isOpen };
    const { payload } = await save(variables);
    if (payload) toast.done(isOpen ? "Comment resolved." : "Comment reopened.");
  }
  return (
    <li data-resolved={isOpen ? undefined : ""}>
      {quote ? <small>“{quote}”</small> : null}
      <p>{text}</p>
      <small>
        {by?.name ?? "Somebody"}, <When value={at} />
        {isOpen ? null : " · resolved"}
      </small>
      {mayResolve ? (
        <Button size="small" icon={isOpen ? Check : RotateCcw} pending={saving} onClick={() => void settle()}>
          {isOpen ? "Resolve" : "Reopen"}
        </Button>
      ) : null}
    </li>
  );
}
