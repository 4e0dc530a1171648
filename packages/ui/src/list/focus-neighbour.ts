import { useEffect } from "react";

/** The last focused row and its neighbours. */
interface Place {
  row: Element;
  after: Element[];
  before: Element[];
  list: Element | null;
}

const rows = "main tbody > tr, main li";
const targets = "[data-opener], a[href], button:not([disabled])";
let last: Place | null = null;

const siblings = (from: Element, side: "nextElementSibling" | "previousElementSibling"): Element[] => {
  const found: Element[] = [];
  for (let at = from[side]; at; at = at[side]) found.push(at);
  return found;
};

function remember({ target }: FocusEvent) {
  const row = target instanceof Element ? target.closest(rows) : null;
  if (!row || row.closest("[role=dialog]")) return;
  const after = siblings(row, "nextElementSibling");
  last = { row, after, before: siblings(row, "previousElementSibling"), list: row.parentElement };
}

/** Pressing on nothing blurs the row, so its removal no longer matters. */
function forget({ target }: Event) {
  if (target instanceof Element && !target.closest("a, button, input, select, textarea, [role=menu], [role=dialog]"))
    last = null;
}

/** The add button of the same section, else of the page. */
const adder = (list: Element | null): HTMLElement | undefined =>
  [list?.closest("section, fieldset"), document.querySelector("main")]
    .flatMap((place) => [...(place?.querySelectorAll<HTMLElement>("a[href], button") ?? [])])
    .find((one) => /^Add\b/.test(one.textContent.trim()));

/** Once the focused row is gone, focuses the next row, else the previous one, else the add button. */
export function focusNeighbour(): boolean {
  const place = last;
  const { activeElement, body } = document;
  if (place === null || place.row.isConnected || (activeElement !== null && activeElement !== body)) return false;
  const row = [...place.after, ...place.before].find((one) => one.isConnected && one.querySelector(targets));
  const next = row?.querySelector<HTMLElement>(targets) ?? adder(place.list);
  last = null;
  next?.focus();
  return next !== undefined;
}

/** Moves the focus to a neighbour whenever a row is removed; a list that renders anew as a whole does not count. */
export function useNeighbourFocus(): void {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (last === null || last.row.isConnected || document.querySelector("[role=dialog]")) return;
      // After a page change no neighbours are left.
      if (!last.list?.isConnected || !focusNeighbour()) last = null;
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
      observer.disconnect();
    };
  }, []);
}
