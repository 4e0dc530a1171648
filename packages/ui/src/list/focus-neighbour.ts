import { useEffect } from "react";

/** The row that the focus was in last, and what stood around it. */
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

/** A press on nothing takes the focus from the row: what becomes of that is no matter then. */
function forget({ target }: Event) {
  if (target instanceof Element && !target.closest("a, button, input, select, textarea, [role=menu], [role=dialog]"))
    last = null;
}

/** The button that adds another: of the same section, else of the page. */
const adder = (list: Element | null): HTMLElement | undefined =>
  [list?.closest("section, fieldset"), document.querySelector("main")]
    .flatMap((place) => [...(place?.querySelectorAll<HTMLElement>("a[href], button") ?? [])])
    .find((one) => /^Add\b/.test(one.textContent.trim()));

/** Gives the focus, once the row that had it is gone, to the next row, else the one before, else where one is added. */
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

/** Lets the focus go to a neighbour wherever a row is taken away; a list that is drawn anew as a whole is none. */
export function useNeighbourFocus(): void {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (last === null || last.row.isConnected || document.querySelector("[role=dialog]")) return;
      // Of another page nothing is left around it.
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
