import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Check } from "@app/domain/content/session-checks.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { CirclePlay } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { examPath } from "../content-paths.ts";
import { trailOf } from "../lesson/lesson-trail.ts";
import { SessionSubmitDocument } from "../lesson/review.generated.ts";
import { SessionBuilderDocument, type SessionBuilderQuery } from "./builder.generated.ts";

const player = lazyWithPreload(async () => (await import("../learner/player-dialog.tsx")).PlayerDialog);
const asking = lazyWithPreload(async () => (await import("./open-comments-dialog.tsx")).OpenCommentsDialog);

interface FinishOptions {
  lesson: NonNullable<SessionBuilderQuery["record"]>;
  saveNow: () => Promise<boolean>;
  isSaving: boolean;
  hasBlocks: boolean;
  /** How many comments of reviewers are open. */
  open: number;
  /** What keeps the session from being submitted, as it stands now. */
  problemsNow: () => readonly Check[];
  onMend: (blockId: string, field: string) => void;
}

/** What is done with a session once it is written: all of it looked at as a learner, saved, and submitted. */
export function useFinish(options: FinishOptions): { actions: readonly PageAction[]; dialog: ReactNode } {
  const { lesson, isSaving, hasBlocks, open } = options;
  const client = useApolloClient();
  const navigate = useNavigate();
  const can = useCan();
  const submission = useSave(SessionSubmitDocument, ({ saved }) => saved);
  const [shown, setShown] = useState<"player" | "comments" | null>(null);

  const play = async () => {
    if (await options.saveNow()) setShown("player");
  };
  const submit = async () => {
    setShown(null);
    if (!(await options.saveNow())) return;
    const variables = { id: lesson.id };
    const { data } = await client.query({ query: SessionBuilderDocument, variables, fetchPolicy: "network-only" });
    const { payload, stale } = await submission.save({ id: lesson.id, version: data?.session?.version ?? 0 });
    if (stale) toast.failed(stale.message);
    if (!payload) return;
    toast.done(`${lesson.name} submitted for review.`);
    const { slug, ids } = trailOf(lesson);
    void navigate(examPath(slug, ...ids, lesson.id));
  };
  const ask = () => {
    const [first, ...more] = options.problemsNow();
    if (first) {
      toast.failed(sessionMessages.fixFirst(more.length + 1));
      if (first.blockId !== null) options.onMend(first.blockId, first.field);
    } else if (open > 0) setShown("comments");
    else void submit();
  };
  // The list of actions stays the same while letters are typed.
  const latest = useRef({ play, ask, save: options.saveNow });
  useEffect(() => {
    latest.current = { play, ask, save: options.saveNow };
  });

  const maySubmit = can("sessions:act");
  const isSubmitting = submission.saving;
  const actions = useMemo((): PageAction[] => {
    const empty = hasBlocks ? undefined : sessionMessages.noBlocks;
    return [
      { label: "Preview all", icon: CirclePlay, onSelect: () => void latest.current.play(), disabledReason: empty },
      { label: "Save", main: !maySubmit, pending: isSaving, onSelect: () => void latest.current.save() },
      ...(maySubmit
        ? [
            {
              label: "Submit for review",
              main: true,
              pending: isSubmitting,
              onSelect: () => latest.current.ask(),
              disabledReason: empty,
            },
          ]
        : []),
    ];
  }, [hasBlocks, isSaving, isSubmitting, maySubmit]);
  return {
    actions,
    dialog: (
      <>
        {shown === "player" ? (
          <player.Part lessonId={lesson.id} title={lesson.name} open onClose={() => setShown(null)} />
        ) : null}
        {shown === "comments" ? (
          <asking.Part count={open} onSubmit={() => void submit()} onClose={() => setShown(null)} />
        ) : null}
      </>
    ),
  };
}
