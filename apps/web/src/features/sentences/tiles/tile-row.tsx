import { useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import { ArrowLeft, ArrowRight, X } from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import css from "./tile-row.module.css";

interface Tile {
  tokenId: string;
  text: string;
}

interface TileRowProps {
  /** Accessible name: "Tiles of sentence 2". */
  label: string;
  tiles: readonly Tile[];
  lang: string | undefined;
  /** Drawn after the last tile. */
  endMark?: string;
  /** Shown without tiles. */
  empty: string;
  /** Makes them movable by drag, by Alt with ← and →, and by the buttons of the open tile. */
  onMove?: (from: number, to: number) => void;
  /** Makes them editable once opened. */
  onText?: (id: string, text: string) => void;
  onRemove?: (id: string) => void;
}

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Words of a sentence in a row: pressing one opens what can be done with it. */
export function TileRow({ label, tiles, lang, endMark = "", empty, onMove, onText, onRemove }: TileRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const at = tiles.findIndex(({ tokenId }) => tokenId === openId);
  const open = tiles[at];

  const focusTile = (id: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-tile="${id}"]`)?.focus());
  const move = (from: number, to: number) => {
    const tile = tiles[from];
    if (!tile || !onMove || from === to || to < 0 || to >= tiles.length) return;
    onMove(from, to);
    setSaid(`${tile.text} moved to place ${to + 1} of ${tiles.length}.`);
  };
  const remove = (index: number) => {
    const tile = tiles[index];
    if (!tile || !onRemove) return;
    onRemove(tile.tokenId);
    setOpenId(null);
    setSaid(`${tile.text} removed.`);
    const neighbour = tiles[index + 1] ?? tiles[index - 1];
    if (neighbour) focusTile(neighbour.tokenId);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const tile = event.altKey ? tiles[index] : tiles[index + step];
      if (event.altKey) move(index, index + step);
      if (tile) focusTile(tile.tokenId);
    } else if (event.key === "Delete" && onRemove) {
      event.preventDefault();
      remove(index);
    }
  };
  const over = (event: DragEvent, index: number) => {
    if (dragged === null) return;
    event.preventDefault();
    setTarget(index);
  };
  const end = () => {
    setDragged(null);
    setTarget(null);
  };

  return (
    <div className={css.frame}>
      <ul className={css.tiles} ref={list} aria-label={label}>
        {tiles.map(({ tokenId, text }, index) => (
          <li
            key={tokenId}
            draggable={onMove !== undefined}
            data-dragged={index === dragged ? "" : undefined}
            data-target={
              index === target && dragged !== null && dragged !== index
                ? dragged < index
                  ? "after"
                  : "before"
                : undefined
            }
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => over(event, index)}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              end();
            }}
            onDragEnd={end}
          >
            <button
              type="button"
              className={css.tile}
              lang={lang}
              data-tile={tokenId}
              aria-expanded={tokenId === openId}
              onClick={() => setOpenId(tokenId === openId ? null : tokenId)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {text || "…"}
            </button>
          </li>
        ))}
        {tiles.length > 0 && endMark ? (
          <li className={css.end} aria-label="End mark">
            {endMark}
          </li>
        ) : null}
        {tiles.length === 0 ? <li className={css.empty}>{empty}</li> : null}
      </ul>
      {open ? (
        <div className={css.open} role="group" aria-label={`Tile ${open.text}`}>
          {onText ? (
            <input
              aria-label="Text of the tile"
              lang={lang}
              value={open.text}
              maxLength={60}
              onChange={({ target: { value } }) => onText(open.tokenId, value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== "Escape") return;
                event.preventDefault();
                setOpenId(null);
                focusTile(open.tokenId);
              }}
            />
          ) : null}
          {onMove ? (
            <>
              <IconAction
                label={`Move ${open.text} left`}
                icon={ArrowLeft}
                size="small"
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconAction
                label={`Move ${open.text} right`}
                icon={ArrowRight}
                size="small"
                disabled={at === tiles.length - 1}
                onClick={() => move(at, at + 1)}
              />
            </>
          ) : null}
          {onRemove ? (
            <IconAction label={`Remove ${open.text}`} icon={X} size="small" onClick={() => remove(at)} />
          ) : null}
        </div>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
