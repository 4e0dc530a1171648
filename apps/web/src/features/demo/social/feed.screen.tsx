import { socialInputs } from "@app/domain/demo/social.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { Send } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { useUnsavedGuard } from "../../../shared/drafts/unsaved-guard.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { countOf } from "../../../shared/text/format.ts";
import css from "./feed.module.css";
import { Posts } from "./posts.tsx";
import { DemoSocialFeedDocument, DemoSocialPostAddDocument } from "./social.generated.ts";

/** What everybody posts in the demo. */
export function FeedScreen() {
  const mayWrite = useCan()("demo:write");
  const { data, loading, error, refetch } = useQuery(DemoSocialFeedDocument, { fetchPolicy: "cache-and-network" });
  const posts = data?.posts;
  return (
    <DetailPage
      title="Social feed"
      line={posts ? countOf(posts.length, "post") : undefined}
      actions={[{ label: "Profile", href: "/app/social/profile" }]}
    >
      {mayWrite ? <NewPost onPosted={refetch} /> : null}
      {!posts && loading ? <SkeletonLines count={8} /> : null}
      {!posts && error ? <ErrorState {...failure("posts", error, refetch)} /> : null}
      {posts ? <Posts of={posts} /> : null}
    </DetailPage>
  );
}

const check = checkWith<{ message: string }>(socialInputs.post);

function NewPost({ onPosted }: { onPosted: () => Promise<unknown> }) {
  const guard = useUnsavedGuard();
  const { save, saving } = useSave(DemoSocialPostAddDocument, ({ saved }) => saved);
  return (
    <FormFrame<{ message: string }>
      initialValues={{ message: "" }}
      validate={check}
      onDirtyChange={guard.onDirtyChange}
      questions={guard.dialog}
      onSubmit={async (values, form) => {
        if (!(await save({ input: socialInputs.post.parse(values) }, form)).payload) return;
        form.resetForm();
        await onPosted();
      }}
    >
      <div className={css.write}>
        <FormError />
        <TextArea name="message" label="Your post" rows={3} max={1000} />
        <Button type="submit" main icon={Send} pending={saving}>
          Post
        </Button>
      </div>
    </FormFrame>
  );
}
