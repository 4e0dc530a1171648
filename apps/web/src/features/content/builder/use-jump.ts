import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** The field that shows a value, or the first of a list of them, where it is drawn. */
const fieldAt = (path: string) =>
  document.querySelector<HTMLElement>(
    `#panel-edit :is([name="${CSS.escape(path)}"], [name^="${CSS.escape(path)}."]):not([type="hidden"])`,
  ) ?? document.querySelector<HTMLElement>("#panel-edit :is(textarea, input)");

interface Target {
  blockId: string;
  field: string;
}

function targetIn(params: URLSearchParams): Target | null {
  const blockId = params.get("block");
  return blockId === null ? null : { blockId, field: params.get("field") ?? "questionText" };
}

/**
 * Opens a block of the builder at one of its fields, and the one that the address names when the builder opens.
 *
 *     const jump = useJump(activeId, choose);
 *     <button onClick={() => jump(blockId, "hint")}>
 */
export function useJump(
  activeId: string | null,
  choose: (blockId: string) => void,
): (blockId: string, field: string) => void {
  const [params] = useSearchParams();
  const [target, setTarget] = useState(() => targetIn(params));
  const reached = useRef<Target | null>(null);
  useEffect(() => {
    if (target === null || target.blockId !== activeId || reached.current === target) return;
    reached.current = target;
    const field = fieldAt(target.field);
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [target, activeId]);
  const begin = useEffectEvent(() => {
    if (target) choose(target.blockId);
  });
  useEffect(() => begin(), []);
  return useCallback(
    (blockId, field) => {
      choose(blockId);
      setTarget({ blockId, field });
    },
    [choose],
  );
}
