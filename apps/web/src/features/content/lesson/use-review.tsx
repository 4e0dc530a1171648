import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState, type ReactNode } from "react";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Check, EyeOff, MessageSquare, Send, Trash2, Undo2 } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import type { LessonPageQuery } from "./lesson.generated.ts";
import {
  SessionOpenDocument,
  SessionRestoreDocument,
  SessionSubmitDocument,
  SessionWithdrawDocument,
} from "./review.generated.ts";
import type { ReviewDialogsProps } from "./review-dialogs.tsx";
import { unsentOf, type Said, type SetSaid } from "./use-said.ts";

const dialogs = lazyWithPreload(async () => (await import("./review-dialogs.tsx")).ReviewDialogs);

type Lesson = NonNullable<LessonPageQuery["record"]>;
type Session = NonNullable<LessonPageQuery["session"]>;

/** What came of sending an event. */
interface Outcome {
  payload?: unknown;
  stale?: { message: string } | null;
}

interface Reviewing {
  /** When its reviewer opened it. */
  openedAt: string | null;
  /** What was written while reading, and is not sent. */
  said: Said;
  onSaid: SetSaid;
  /** It was sent. */
  clear: () => void;
}

interface Review {
  actions: PageAction[];
  mayAct: boolean;
  /** It waits for a review, and this person may give one. */
  mayReview: boolean;
  onRestore: ((versionNumber: number) => void) | undefined;
  dialog: ReactNode;
}

/** What can be done with a session now, by this person. What would be refused is not offered. */
export function useReview(lesson: Lesson, session: Session | null, reviewing: Reviewing): Review {
  const { openedAt, said: comments, onSaid, clear } = reviewing;
  const { id, name, contentStatus, archivedAt } = lesson;
  const client = useApolloClient();
  const can = useCan();
  const { id: viewerId, role } = useViewer();
  useOpened(lesson, session !== null && openedAt === null && lesson.reviewer?.id === viewerId);
  const [asked, setAsked] = useState<ReviewDialogsProps["asked"] | null>(null);
  const submit = useSave(SessionSubmitDocument, ({ saved }) => saved);
  const withdraw = useSave(SessionWithdrawDocument, ({ saved }) => saved);
  const restore = useSave(SessionRestoreDocument, ({ saved }) => saved);

  const mayAct = can("sessions:act") && archivedAt === null && session !== null;
  const reviews = mayAct && role !== "CONTENT_CREATOR";
  const anew = () => client.refetchQueries({ include: "active" });
  const close = () => {
    setAsked(null);
    void anew();
  };
  const said = async (sending: Promise<Outcome>, done: string) => {
    const { payload, stale } = await sending;
    if (stale) toast.failed(stale.message);
    if (payload) toast.done(done);
    await anew();
  };
  const at = { id, version: session?.version ?? 0 };
  const hasLive = session?.versions.some(
    ({ isLive, versionNumber }) => isLive && versionNumber !== session.versionNumber,
  );
  const checks = session?.checks.length ?? 0;
  const open = session?.comments.filter(({ resolvedAt }) => resolvedAt === null).length ?? 0;
  const unsent = unsentOf(comments);
  const isAuthor = session?.isAuthor === true;
  const isSuperAdmin = role === "SUPER_ADMIN";

  const all: Partial<Record<Lesson["contentStatus"], readonly (PageAction | false | undefined)[]>> = {
    DRAFT: [
      {
        label: "Submit for review",
        icon: Send,
        pending: submit.saving,
        onSelect: () => void said(submit.save(at), `${name} submitted for review.`),
        disabledReason: checks > 0 ? sessionMessages.fixFirst(checks) : undefined,
      },
      reviews && hasLive && { label: "Discard draft", icon: Trash2, danger: true, onSelect: () => setAsked("discard") },
    ],
    REVIEW: [
      reviews && {
        label: "Publish",
        icon: Check,
        main: true,
        onSelect: () => setAsked("publish"),
        disabledReason: notToPublish({ isAuthor, open, unsent }),
      },
      reviews && {
        label: "Request changes",
        icon: MessageSquare,
        onSelect: () => setAsked("changes"),
        disabledReason: isAuthor && !isSuperAdmin ? sessionMessages.ownReview : undefined,
      },
      (isAuthor || isSuperAdmin) && {
        label: "Withdraw",
        icon: Undo2,
        pending: withdraw.saving,
        onSelect: () => void said(withdraw.save(at), `${name} withdrawn.`),
        disabledReason: openedAt === null ? undefined : sessionMessages.opened,
      },
    ],
    PUBLISHED: [reviews && { label: "Unpublish", icon: EyeOff, danger: true, onSelect: () => setAsked("unpublish") }],
  };
  return {
    actions: mayAct ? (all[contentStatus] ?? []).filter((one) => typeof one === "object") : [],
    mayAct,
    mayReview: reviews && contentStatus === "REVIEW",
    onRestore:
      reviews && contentStatus === "PUBLISHED"
        ? (versionNumber) =>
            void said(
              restore.save({ ...at, versionNumber }),
              `Version ${versionNumber} is begun again as the next one.`,
            )
        : undefined,
    dialog:
      asked === null || session === null ? null : (
        <dialogs.Part
          asked={asked}
          lessonId={id}
          name={name}
          session={session}
          said={comments}
          onSaid={onSaid}
          onSent={clear}
          asksReason={isSuperAdmin}
          onClose={close}
        />
      ),
  };
}

/** Why a session cannot be published by this person now. */
function notToPublish({ isAuthor, open, unsent }: { isAuthor: boolean; open: number; unsent: number }) {
  if (isAuthor) return sessionMessages.ownWork;
  if (open > 0) return sessionMessages.openComments(open);
  return unsent > 0 ? sessionMessages.unsentComments(unsent) : undefined;
}

/** Says that its reviewer reads a session that waits for them: from then on its author cannot withdraw it. */
function useOpened({ id, contentStatus }: Lesson, isReviewers: boolean): void {
  const client = useApolloClient();
  const isOpened = isReviewers && contentStatus === "REVIEW";
  useEffect(() => {
    if (isOpened) void client.mutate({ mutation: SessionOpenDocument, variables: { id } }).catch(() => undefined);
  }, [client, id, isOpened]);
}
