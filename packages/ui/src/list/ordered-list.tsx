import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { pressable, rowAt, type DragPoint } from "../drag/drag-point.ts";
import { usePointerDrag } from "../drag/use-pointer-drag.ts";
import { ArrowDown, ArrowUp, GripVertical } from "../icons.ts";
import type { PageAction } from "../page/page-action.ts";
import { useOneStop } from "../form/use-one-stop.ts";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./ordered-list.module.css";

interface OrderedItem {
  id: string;
  /** Its name in announcements of moves. */
  name: string;
}

interface OrderedListProps<Item extends OrderedItem> {
  /** Accessible name: "Topics of Speaking". */
  label: string;
  items: readonly Item[];
  /** Id of the open item. */
  current?: string | null;
  /** Makes rows movable by drag, by Alt with ↑ and ↓, and by their menu. `order` counts from 0. */
  onMove?: ((id: string, order: number) => void) | undefined;
  /** Lines between the rows and more room, as in a page's main column. */
  wide?: boolean;
  /** Selector of the element in each row that shares one tab stop, with arrows between rows. */
  oneStop?: string;
  /** Renders one row; `moves` belong in its menu. */
  children: (item: Item, position: number, moves: readonly PageAction[]) => ReactNode;
}

/** Created once for all rows and renders. */
const grip = <GripVertical className={css.grip} size={16} strokeWidth={1.75} aria-hidden />;

const steps: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/** Rows in a manual order. The caller does the moving; the list renders what it is given. */
export function OrderedList<Item extends OrderedItem>(props: OrderedListProps<Item>) {
  const { label, items, current = null, onMove, wide = false, oneStop = "", children } = props;
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  const { Drag, held, near } = usePointerDrag(onMove !== undefined);
  const onArrow = useOneStop(list, oneStop === "" ? ":not(*)" : oneStop);

  // A moved row is mounted elsewhere, so keyboard focus must follow it.
  useEffect(() => {
    if (followed.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${followed.current}"] :is(a, button)`)?.focus();
    followed.current = null;
  }, [items]);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || !onMove || from === to || to < 0 || to >= items.length) return;
    setSaid(`${item.name} moved to position ${to + 1} of ${items.length}.`);
    onMove(item.id, to);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined || !onMove) return;
    event.preventDefault();
    followed.current = items[index]?.id ?? null;
    move(index, index + step);
  };
  const movesOf = (index: number): PageAction[] => [
    { label: "Move up", icon: ArrowUp, onSelect: () => move(index, index - 1), ...(index === 0 && first) },
    {
      label: "Move down",
      icon: ArrowDown,
      onSelect: () => move(index, index + 1),
      ...(index === items.length - 1 && last),
    },
  ];
  const overIn = ({ over }: DragPoint) => rowAt(over, "row", list.current)?.dataset["row"] ?? null;
  const at = (id: string | null) => items.findIndex((item) => item.id === id);
  const from = at(dragged);
  return (
    <>
      <ol
        className={css.list}
        ref={list}
        aria-label={label}
        data-wide={wide ? "" : undefined}
        onKeyDown={onArrow}
        onPointerEnter={near.onPointerEnter}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className={css.row}
            data-row={item.id}
            data-current={item.id === current ? "" : undefined}
            data-dragged={item.id === dragged ? "" : undefined}
            data-target={item.id === target && from !== index ? (from < index ? "after" : "before") : undefined}
            data-movable={onMove ? "" : undefined}
            style={onMove ? pressable : undefined}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {onMove ? grip : null}
            {children(item, index + 1, onMove ? movesOf(index) : [])}
          </li>
        ))}
      </ol>
      {Drag ? (
        <Drag
          box={list}
          row="row"
          canDrag={(id) => at(id) !== -1}
          onStart={setDragged}
          onAim={(_, point) => setTarget(overIn(point))}
          onDrop={(id, point) => move(at(id), at(overIn(point)))}
          onStop={() => {
            setDragged(null);
            setTarget(null);
          }}
          ghost={(id) => <p>{items[at(id)]?.name}</p>}
          held={held}
        />
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const first = { disabledReason: "It is the first" };
const last = { disabledReason: "It is the last" };
