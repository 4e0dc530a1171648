import { toast } from "@app/ui/feedback/toasts.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { SessionReopenDocument, SessionResolveDocument } from "./review.generated.ts";

/** Resolves a reviewer's comment and reopens it, wherever comments are shown. */
export function useResolve(lessonId: string) {
  const resolving = useSave(SessionResolveDocument, ({ saved }) => saved);
  const reopening = useSave(SessionReopenDocument, ({ saved }) => saved);
  const reopen = async (commentId: string): Promise<void> => {
    const { payload } = await reopening.save({ id: lessonId, commentId });
    if (payload) toast.done("Comment reopened.");
  };
  const resolve = async (commentId: string): Promise<void> => {
    const { payload } = await resolving.save({ id: lessonId, commentId });
    if (payload) toast.done("Comment resolved.", { label: "Undo", onSelect: () => void reopen(commentId) });
  };
  return { resolve, reopen, saving: resolving.saving || reopening.saving };
}
