import { socialInputs } from "@app/domain/demo/social.ts";
import { TextCards } from "@app/ui/detail/text-cards.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { countOf } from "../../../shared/text/format.ts";
import { AddLine } from "../add-line.tsx";
import css from "./posts.module.css";
import {
  DemoSocialPostCommentDocument,
  DemoSocialPostLikeDocument,
  type DemoSocialPostPartsFragment,
} from "./social.generated.ts";

/** Posts, each with its likes and comments. */
export function Posts({ of: posts }: { of: readonly DemoSocialPostPartsFragment[] }) {
  if (posts.length === 0) return <p>No posts yet.</p>;
  return (
    <div className={css.posts}>
      <TextCards>
        {posts.map((post) => (
          <li key={post.id} className={css.post}>
            <Post {...post} />
          </li>
        ))}
      </TextCards>
    </div>
  );
}

function Post({ id, author, message, createdAt, likeCount, isLiked, comments }: DemoSocialPostPartsFragment) {
  const mayWrite = useCan()("demo:write");
  const { save: like, saving } = useSave(DemoSocialPostLikeDocument, ({ saved }) => saved);
  const { save: comment } = useSave(DemoSocialPostCommentDocument, ({ saved }) => saved);
  return (
    <>
      <p>
        <strong>{author}</strong>{" "}
        <small>
          <When value={createdAt} />
        </small>
      </p>
      <p>{message}</p>
      <div className={css.likes}>
        {mayWrite ? (
          <Button
            size="small"
            aria-pressed={isLiked}
            pending={saving}
            onClick={() => void like({ id, isLiked: !isLiked })}
          >
            {isLiked ? "Liked" : "Like"}
          </Button>
        ) : null}
        <small>{countOf(likeCount, "like")}</small>
      </div>
      {comments.length > 0 ? (
        <ul className={css.comments} aria-label="Comments">
          {comments.map((one) => (
            <li key={one.id}>
              <small>
                {one.author} · <When value={one.createdAt} />
              </small>
              <p>{one.message}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite ? (
        <AddLine
          label="Your comment"
          button="Comment"
          rule={socialInputs.comment.shape.message}
          send={async (text, form) => (await comment({ id, input: { message: text } }, form)).payload !== undefined}
        />
      ) : null}
    </>
  );
}
