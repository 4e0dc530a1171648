import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { BlockKind } from "@app/domain/content/block-kinds.ts";
import { checksOf } from "@app/domain/content/session-checks.ts";
import { liveWords } from "@app/domain/content/lesson-standing.ts";
import { activeIndexOf, type EditorAct } from "@app/domain/content/session-editor.ts";
import { changedBlocks } from "@app/domain/content/session-merge.ts";
import { EditorPage, type EditorSide } from "@app/ui/editor/editor-page.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DraftBar } from "@app/ui/form/form-draft.tsx";
import { UnsavedGuard } from "@app/ui/form/unsaved-guard.tsx";
import { Redo2, Undo2 } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { AskedOfBlock } from "./asked-of-block.tsx";
import { BlockEditor } from "./block-editor.tsx";
import type { ChangeBlock } from "./block-form.tsx";
import { newId } from "../../../shared/editor/new-id.ts";
import type { SessionBuilderQuery } from "./builder.generated.ts";
import type { ReviewCommentFragment } from "../lesson/review.generated.ts";
import { Outline } from "./outline.tsx";
import { Standing } from "./standing.tsx";
import { useBlocksBehind } from "./use-blocks-behind.ts";
import { useBuilder } from "./use-builder.ts";
import { useFormulaFault } from "./use-formula-fault.ts";
import { useHistoryKeys } from "./use-history-keys.ts";
import { useFinish } from "./use-finish.tsx";
import { useJump } from "./use-jump.ts";
import { usePresence } from "./use-presence.ts";
import { baseOf } from "./use-session-save.ts";
import css from "./builder.module.css";

const preview = lazyWithPreload(async () => (await import("./preview.tsx")).Preview);
const conflict = lazyWithPreload(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

const none: readonly ReviewCommentFragment[] = [];

interface BuilderProps {
  lesson: NonNullable<SessionBuilderQuery["record"]>;
  session: SessionBuilderQuery["session"];
}

/** The builder of a session: its blocks, the form of one of them, and how learners will see it. */
export function Builder({ lesson, session }: BuilderProps) {
  const start = useMemo(() => baseOf(session), [session]);
  const { state, act, saving, saveNow, leaving, ...own } = useBuilder(lesson.id, start);
  const { blocks, activeId, past, future, isSaved } = state;
  const { base, dispute } = saving;
  const index = activeIndexOf(state);
  const active = index === null ? null : (blocks[index] ?? null);
  // The list and the preview may lag behind what is typed; the field may not.
  const behind = useBlocksBehind(state);
  const formulaFault = useFormulaFault(behind);
  const unsaved = useMemo(() => (isSaved ? [] : changedBlocks(base.blocks, behind)), [isSaved, base, behind]);

  usePresence(lesson.id);
  const comments = session?.comments ?? none;
  const open = useMemo(() => comments.filter(({ resolvedAt }) => resolvedAt === null), [comments]);
  const commentsAt = useCallback((id: string) => open.filter(({ blockId }) => blockId === id).length, [open]);
  const latestBlocks = useRef(blocks);
  useEffect(() => {
    latestBlocks.current = blocks;
  });
  // What is missing in a block that was just begun is said once another is opened, or on Submit.
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const freshId = activeId !== null && known !== null && !known.has(activeId) ? activeId : null;
  const [side, setSide] = useState<EditorSide>("outline");
  const choose = useCallback(
    (id: string) => {
      act({ type: "chosen", id });
      setKnown(null);
      setSide("edit");
    },
    [act],
  );
  const jump = useJump(activeId, choose);
  const move = useCallback((id: string, order: number) => act({ type: "moved", id, order }), [act]);
  const add = useCallback(
    (kind: BlockKind) => {
      setKnown(new Set(latestBlocks.current.map(({ _id }) => _id)));
      act({ type: "added", kind, newId });
      setSide("edit");
    },
    [act],
  );
  const change = useCallback<ChangeBlock>(
    (how, field) => {
      if (activeId === null) return;
      act({ type: "changed", id: activeId, change: how, ...(field !== undefined && { field, at: Date.now() }) });
    },
    [act, activeId],
  );
  const onActive = useMemo(
    () => ({
      move: (order: number) => act({ type: "moved", id: activeId ?? "", order }),
      duplicate: () => act({ type: "duplicated", id: activeId ?? "", newId }),
      remove: () => {
        if (active === null || index === null) return;
        act({ type: "removed", id: active._id });
        toast.done("Block deleted.", {
          label: "Undo",
          onSelect: () => act({ type: "returned", block: active, index }),
        });
        // Whoever deleted it goes on at its neighbour.
        requestAnimationFrame(() => rowOfCurrent()?.focus());
      },
    }),
    [act, active, activeId, index],
  );
  useHistoryKeys({ act, saveNow });

  const { contentStatus, writers } = lesson;
  const status = useMemo(() => <StatusChip status={contentStatus} />, [contentStatus]);
  const { saving: isSaving, failure } = saving;
  const { isNewSession } = state;
  const { isKept } = own;
  const isOffered = own.offered !== null;
  const live = liveWords({ ...lesson, workingVersion: base.versionNumber });
  const line = useMemo(
    () => (
      <Standing
        blocks={behind}
        isSaved={isSaved}
        isNewSession={isNewSession}
        isSaving={isSaving}
        failure={failure}
        unsaved={unsaved}
        isKept={isKept}
        isOffered={isOffered}
        versionNumber={base.versionNumber}
        live={live}
        writers={writers}
        comments={open.length}
      />
    ),
    [open.length, behind, isSaved, isNewSession, isSaving, failure, unsaved, isKept, isOffered, base, live, writers],
  );
  const steps = useMemo(
    () => <Steps canUndo={past.length > 0} canRedo={future.length > 0} act={act} />,
    [past.length, future.length, act],
  );
  const finish = useFinish({
    lesson,
    saveNow,
    isSaving,
    hasBlocks: blocks.length > 0,
    open: open.length,
    problemsNow: () => {
      setKnown(null);
      return checksOf(latestBlocks.current, formulaFault);
    },
    onMend: jump,
  });

  return (
    <div className={css.whole}>
      {own.offered === null ? null : (
        <div className={css.offer}>
          <DraftBar {...own.offered} onRestore={own.restore} onDiscard={own.discardOffer} />
        </div>
      )}
      <EditorPage
        title={lesson.name}
        status={status}
        line={line}
        tools={steps}
        actions={finish.actions}
        outlineLabel="Blocks of the session"
        outlineTab="Blocks"
        side={side}
        onSide={setSide}
        current={activeId}
        outline={
          <Outline
            blocks={behind}
            activeId={activeId}
            unsaved={unsaved}
            formulaFault={formulaFault}
            freshId={freshId}
            commentsAt={commentsAt}
            onChoose={choose}
            onMove={move}
            onAdd={add}
            onJump={jump}
          />
        }
        previewLabel="As the learner sees it"
        preview={<preview.Part blocks={behind} activeId={activeId} />}
      >
        {active === null || index === null ? (
          <EmptyState
            title={blocks.length === 0 ? "Nothing has been written yet." : "No block is open."}
            text={blocks.length === 0 ? "Add the first block." : "Choose one from the list, or add another."}
          />
        ) : (
          <>
            <AskedOfBlock lessonId={lesson.id} comments={open} blockId={active._id} />
            <BlockEditor
              key={active._id}
              block={active}
              index={index}
              count={blocks.length}
              formulaFault={formulaFault}
              isFresh={active._id === freshId}
              onChange={change}
              onMove={onActive.move}
              onDuplicate={onActive.duplicate}
              onRemove={onActive.remove}
            />
          </>
        )}
      </EditorPage>
      {dispute ? <conflict.Part dispute={dispute} onSettle={saving.settle} onClose={saving.close} /> : null}
      {finish.dialog}
      <UnsavedGuard open={leaving.isAsking} isKept={own.isKept} onStay={leaving.stay} onLeave={leaving.discard} />
    </div>
  );
}

const rowOfCurrent = () => document.querySelector<HTMLElement>("#panel-outline [data-current] button");

interface StepsProps {
  canUndo: boolean;
  canRedo: boolean;
  act: (one: EditorAct) => void;
}

const Steps = ({ canUndo, canRedo, act }: StepsProps) => (
  <>
    <IconAction label="Undo" icon={Undo2} boxed disabled={!canUndo} onClick={() => act({ type: "undone" })} />
    <IconAction label="Redo" icon={Redo2} boxed disabled={!canRedo} onClick={() => act({ type: "redone" })} />
  </>
);
