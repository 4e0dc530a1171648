import type { KeyboardEvent, MouseEvent } from "react";

const controls = "a, button, input, select, textarea, label, summary, [role=menuitem], [data-no-open]";

const openerOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>("[data-opener]");

/** A press anywhere on a row (except in its menus and dialogs) is a press on its link, with the same modifier keys. */
export function openByPress(event: MouseEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
  const inside = event.target.closest(controls);
  if (inside && event.currentTarget.contains(inside)) return;
  if (window.getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  openerOf(event.currentTarget)?.dispatchEvent(
    new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

const neighbour: Record<string, "nextElementSibling" | "previousElementSibling"> = {
  ArrowDown: "nextElementSibling",
  ArrowUp: "previousElementSibling",
};

/** Up and down move between rows while a row's link has the focus; Home and End go to the first and last. */
export function moveByKey(event: KeyboardEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || !event.target.matches("[data-opener]")) return;
  const row = event.currentTarget;
  const side = neighbour[event.key];
  const edge =
    event.key === "Home"
      ? row.parentElement?.firstElementChild
      : event.key === "End"
        ? row.parentElement?.lastElementChild
        : null;
  const next = openerOf(side ? row[side] : edge);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.closest("tr, li")?.scrollIntoView({ block: "nearest" });
}
