import { useEffect, useEffectEvent, useRef, useState } from "react";

interface Move {
  id: string;
  /** From 0. */
  order: number;
}

interface Child {
  id: string;
  version: number;
}

/** Children with one of them at another place, as they will stand. */
function moved<Item extends Child>(items: readonly Item[], { id, order }: Move): readonly Item[] {
  const item = items.find((one) => one.id === id);
  return item ? items.filter((one) => one !== item).toSpliced(order, 0, item) : items;
}

/**
 * Moves records among their siblings: shown at once, saved one after the other, so that none is lost however fast they
 * come, and each with the version that the one before left. `save` also brings the records as they are then.
 *
 *     const { shown, onMove } = useMoves(banners, moveBanner);
 *     return <OrderedList items={shown} onMove={onMove}>…
 */
export function useMoves<Item extends Child>(
  children: readonly Item[],
  save: (move: Move & { version: number }) => Promise<unknown>,
) {
  const [waiting, setWaiting] = useState<readonly Move[]>([]);
  const sent = useRef<Move | null>(null);
  const next = waiting[0] ?? null;

  const send = useEffectEvent(async ({ id, order }: Move) => {
    const version = children.find((one) => one.id === id)?.version;
    if (version !== undefined) await save({ id, version, order });
    setWaiting(([, ...rest]) => rest);
  });
  useEffect(() => {
    if (next === null || sent.current === next) return;
    sent.current = next;
    void send(next);
  }, [next]);

  return {
    shown: waiting.reduce<readonly Item[]>(moved, children),
    isSaving: next !== null,
    onMove: (id: string, order: number) => setWaiting((moves) => [...moves, { id, order }]),
  };
}
