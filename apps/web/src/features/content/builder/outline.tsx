import { memo, useRef, useState } from "react";
import { blockKinds, blocksMax, kindRules, type BlockKind } from "@app/domain/content/block-kinds.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import { blockName } from "@app/domain/content/session-words.ts";
import type { FormulaFault } from "@app/domain/content/maths-checks.ts";
import type { Block } from "@app/domain/content/session.ts";
import { PartOutline, PartRow } from "@app/ui/editor/part-outline.tsx";
import { CircleAlert, Plus } from "@app/ui/icons.ts";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { faultsIn } from "./block-faults.ts";
import css from "./builder.module.css";

const menu = lazyWithPreload(async () => (await import("@app/ui/page/action-menu.tsx")).ActionMenu);

interface OutlineProps {
  blocks: readonly Block[];
  activeId: string | null;
  /** Ids of the blocks that differ from what is saved. */
  unsaved: readonly string[];
  formulaFault: FormulaFault | undefined;
  /** The block that was just begun: nothing is missing in it yet. */
  freshId: string | null;
  /** How many open comments there are at a block. */
  commentsAt: (blockId: string) => number;
  onChoose: (id: string) => void;
  onMove: (id: string, order: number) => void;
  onAdd: (kind: BlockKind) => void;
  /** Opens a block at a field of it. */
  onJump: (blockId: string, field: string) => void;
}

/** The blocks of a session, in order, with what is to be mended in each. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const { blocks, activeId, unsaved, formulaFault, freshId, commentsAt, onChoose, onMove, onAdd, onJump } = props;
  const done = blocks.filter(({ _id }) => _id !== freshId);
  const problems = done.reduce((sum, block) => sum + faultsIn(block, formulaFault).length, 0);
  const onMend = () => {
    const faulty = done.find((block) => faultsIn(block, formulaFault).length > 0);
    const [first] = faulty ? faultsIn(faulty, formulaFault) : [];
    if (faulty && first) onJump(faulty._id, first[0]);
  };
  return (
    <PartOutline
      title="Blocks"
      count={blocks.length}
      max={blocksMax}
      foot={
        <>
          <AddBlock isFull={blocks.length >= blocksMax} onAdd={onAdd} />
          {problems > 0 ? (
            <button type="button" className={css.problems} data-hint="Go to the first" onClick={onMend}>
              <CircleAlert size={16} strokeWidth={2} aria-hidden />
              {sessionMessages.fixFirst(problems)}
            </button>
          ) : null}
        </>
      }
    >
      <OrderedList
        label="Blocks"
        items={blocks.map((block) => ({ id: block._id, name: blockName(block), block }))}
        current={activeId}
        onMove={onMove}
        oneStop="[data-row] > button"
      >
        {({ block }, position) => (
          <BlockRow
            block={block}
            position={position}
            isActive={block._id === activeId}
            isUnsaved={unsaved.includes(block._id)}
            formulaFault={formulaFault}
            isFresh={block._id === freshId}
            comments={commentsAt(block._id)}
            onChoose={onChoose}
            onJump={onJump}
          />
        )}
      </OrderedList>
    </PartOutline>
  );
});

interface BlockRowProps {
  block: Block;
  position: number;
  isActive: boolean;
  isUnsaved: boolean;
  formulaFault: FormulaFault | undefined;
  isFresh: boolean;
  comments: number;
  onChoose: (id: string) => void;
  onJump: (blockId: string, field: string) => void;
}

const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, position, isActive, isUnsaved, formulaFault, isFresh, comments, onChoose, onJump } = props;
  const asked = block.blockType === "information" ? "description" : "questionText";
  const [first] = isFresh ? [] : faultsIn(block, formulaFault);
  return (
    <PartRow
      position={position}
      name={blockName(block)}
      line={kindRules[block.blockType].label}
      fault={first?.[1]}
      isActive={isActive}
      isUnsaved={isUnsaved}
      comments={comments}
      // By Enter one goes on to what is asked; a press leaves the focus where the hand is.
      onClick={({ detail }) => (detail === 0 ? onJump(block._id, asked) : onChoose(block._id))}
    />
  );
});

function AddBlock({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: BlockKind) => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        ref={anchor}
        icon={Plus}
        wide
        aria-haspopup="menu"
        aria-expanded={isOpen ?? false}
        disabledReason={isFull ? sessionMessages.tooManyBlocks : undefined}
        onPointerEnter={menu.load}
        onFocus={menu.load}
        onClick={() => setOpen(true)}
      >
        Add block
      </Button>
      {isOpen === null ? null : (
        <menu.Part
          anchor={anchor}
          open={isOpen}
          under="left"
          label="Add block"
          onClose={() => setOpen(false)}
          actions={blockKinds.map((kind) => ({ label: kindRules[kind].label, onSelect: () => onAdd(kind) }))}
        />
      )}
    </>
  );
}
