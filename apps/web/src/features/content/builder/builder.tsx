import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { BlockKind } from "@app/domain/content/block-kinds.ts";
import { activeIndexOf, type EditorAct } from "@app/domain/content/session-editor.ts";
import { changedBlocks } from "@app/domain/content/session-merge.ts";
import { EditorPage, type EditorSide } from "@app/ui/editor/editor-page.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DraftBar } from "@app/ui/form/form-draft.tsx";
import { UnsavedGuard } from "@app/ui/form/unsaved-guard.tsx";
import { Redo2, Undo2 } from "@app/ui/icons.ts";
import { ahead } from "@app/ui/page/ahead.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { AskedOfBlock } from "./asked-of-block.tsx";
import { BlockEditor } from "./block-editor.tsx";
import type { ChangeBlock } from "./block-form.tsx";
import { newId } from "./block-wire.ts";
import type { SessionBuilderQuery } from "./builder.generated.ts";
import { Outline } from "./outline.tsx";
import { Standing } from "./standing.tsx";
import { useBlocksBehind } from "./use-blocks-behind.ts";
import { useBuilder } from "./use-builder.ts";
import { useFormulaFault } from "./use-formula-fault.ts";
import { useHistoryKeys } from "./use-history-keys.ts";
import { useJump } from "./use-jump.ts";
import { usePresence } from "./use-presence.ts";
import { baseOf } from "./use-session-save.ts";
import css from "./builder.module.css";

const preview = ahead(async () => (await import("./preview.tsx")).Preview);
const conflict = ahead(async () => (await import("./conflict-dialog.tsx")).ConflictDialog);

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
  const [side, setSide] = useState<EditorSide>("outline");
  const choose = useCallback(
    (id: string) => {
      act({ type: "chosen", id });
      setSide("edit");
    },
    [act],
  );
  const jump = useJump(activeId, choose);
  const move = useCallback((id: string, order: number) => act({ type: "moved", id, order }), [act]);
  const add = useCallback(
    (kind: BlockKind) => {
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
  const line = useMemo(
    () => (
      <Standing
        {...{ blocks: behind, isSaved, isNewSession, isSaving, failure, unsaved, isKept }}
        versionNumber={base.versionNumber}
        writers={writers}
      />
    ),
    [behind, isSaved, isNewSession, isSaving, failure, unsaved, isKept, base, writers],
  );
  const actions = useActions({ canUndo: past.length > 0, canRedo: future.length > 0, isSaving, act, saveNow });

  return (
    <div className={css.whole}>
      {own.offeredAt === null ? null : (
        <div className={css.offer}>
          <DraftBar at={own.offeredAt} onRestore={own.restore} onDiscard={own.discardOffer} />
        </div>
      )}
      <EditorPage
        title={lesson.name}
        status={status}
        line={line}
        actions={actions}
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
            <AskedOfBlock comments={session?.comments ?? []} blockId={active._id} />
            <BlockEditor
              key={active._id}
              block={active}
              index={index}
              count={blocks.length}
              formulaFault={formulaFault}
              onChange={change}
              onMove={onActive.move}
              onDuplicate={onActive.duplicate}
              onRemove={onActive.remove}
            />
          </>
        )}
      </EditorPage>
      {dispute ? <conflict.Part dispute={dispute} onSettle={saving.settle} onClose={saving.close} /> : null}
      <UnsavedGuard open={leaving.isAsking} isKept={own.isKept} onStay={leaving.stay} onLeave={leaving.discard} />
    </div>
  );
}

const rowOfCurrent = () => document.querySelector<HTMLElement>("#panel-outline [data-current] button");

interface ActionsOptions {
  canUndo: boolean;
  canRedo: boolean;
  isSaving: boolean;
  act: (one: EditorAct) => void;
  saveNow: () => Promise<unknown>;
}

/** What can be done with the session as a whole; the same list until something about it changes. */
function useActions({ canUndo, canRedo, isSaving, act, saveNow }: ActionsOptions): PageAction[] {
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  return useMemo(
    () => [
      {
        label: "Undo",
        icon: Undo2,
        onSelect: () => act({ type: "undone" }),
        disabledReason: canUndo ? undefined : "Nothing to undo",
      },
      {
        label: "Redo",
        icon: Redo2,
        onSelect: () => act({ type: "redone" }),
        disabledReason: canRedo ? undefined : "Nothing to redo",
      },
      { label: "Save", main: true, pending: isSaving, onSelect: () => void latest.current() },
    ],
    [canUndo, canRedo, isSaving, act],
  );
}
