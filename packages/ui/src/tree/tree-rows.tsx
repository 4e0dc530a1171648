import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { stepByKey, stepByLetters, type TreeStep } from "./tree-keys.ts";
import type { DropPlace, TreeModel, TreeRowModel } from "./tree-model.ts";
import type { CanDrop, TreeMove } from "./tree-node.ts";
import { TreeRow } from "./tree-row.tsx";
import { useWindow } from "./use-window.ts";
import css from "./tree-rows.module.css";

/** How the rows display a drag; see tree-drag.tsx. */
export interface DragMarks {
  sourceId: string | null;
  /** The row that accepts it. */
  overId: string | undefined;
  place: DropPlace | undefined;
}

interface TreeRowsProps {
  label: string;
  model: TreeModel;
  rows: readonly TreeRowModel[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onOpen: (id: string, isOpen: boolean) => void;
  onIntent?: ((id: string) => void) | undefined;
  onMove?: ((move: TreeMove) => void) | undefined;
  canDrop: CanDrop;
  /** The scroll container of the rows. */
  box: RefObject<HTMLDivElement | null>;
  /** Of a running drag. */
  marks: DragMarks | null;
}

const forgetLettersAfter = 700;

/** The rows with one tab stop and the keys of the ARIA tree pattern; Alt with arrows moves a part. */
export function TreeRows(props: TreeRowsProps) {
  const { label, model, rows, selectedId, onSelect, onOpen, onIntent, onMove, canDrop, box, marks } = props;
  const [focusId, setFocusId] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const typed = useRef({ letters: "", at: 0 });
  const refocus = useRef(false);
  const inSight = (id: string | null) => rows.some(({ node }) => node.id === id);
  const stopId = inSight(focusId) ? focusId : inSight(selectedId) ? selectedId : (rows[0]?.node.id ?? null);
  const shown = useWindow(box, rows, stopId);

  useEffect(() => {
    if (!refocus.current || stopId === null) return;
    refocus.current = false;
    box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(stopId)}"]`)?.focus();
  });

  const take = (step: TreeStep) => {
    if (!step) return;
    if ("open" in step) onOpen(step.open, true);
    else if ("close" in step) onOpen(step.close, false);
    else {
      setFocusId(step.focus);
      refocus.current = true;
    }
  };

  const moveBy = (id: string, key: string) => {
    const move = model.moveByKey(id, key);
    const refusal = move ? model.refusal(move, canDrop) : "It cannot be moved further that way.";
    if (!move || refusal) {
      setNote(refusal ?? "");
      return;
    }
    refocus.current = true;
    setNote(`Moved: ${model.placeInWords(move)}.`);
    if (move.parentId) onOpen(move.parentId, true);
    onMove?.(move);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (stopId === null || ctrlKey || metaKey) return;
    if (altKey && key.startsWith("Arrow") && onMove) moveBy(stopId, key);
    else if (key === "Enter" || key === " ") onSelect(stopId);
    else if (key.length === 1 && !altKey) {
      const now = event.timeStamp;
      const letters = (now - typed.current.at < forgetLettersAfter ? typed.current.letters : "") + key;
      typed.current = { letters, at: now };
      take(stepByLetters(rows, stopId, letters));
    } else if (altKey || !/^(Arrow|Home$|End$)/.test(key)) return;
    else take(stepByKey(rows, stopId, key));
    event.preventDefault();
  };

  return (
    <div className={css.scroller} ref={box}>
      <div className={css.sized} role="tree" aria-label={label} onKeyDown={onKeyDown} style={shown.style}>
        {shown.rows.map(({ row, style }) => {
          const { id } = row.node;
          return (
            <TreeRow
              key={id}
              row={row}
              style={style}
              selected={id === selectedId}
              onTwist={() => onOpen(id, !row.isOpen)}
              tabIndex={id === stopId ? 0 : -1}
              data-id={id}
              data-source={marks?.sourceId === id ? "" : undefined}
              data-drop={marks?.overId === id ? marks.place : undefined}
              onClick={() => {
                setFocusId(id);
                onSelect(id);
              }}
              onFocus={() => {
                setFocusId(id);
                onIntent?.(id);
              }}
              onMouseEnter={() => onIntent?.(id)}
            />
          );
        })}
      </div>
      <VisuallyHidden role="status" aria-live="assertive">
        {note}
      </VisuallyHidden>
    </div>
  );
}
