import { useEffect, useRef, type KeyboardEvent } from "react";
import { RouteLink } from "../link/link.tsx";
import { UnderDot } from "../value/under-dot.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./page-tabs.module.css";

export interface PageTab {
  value: string;
  label: string;
  count?: number | undefined;
  /** It has unsaved changes. */
  unsaved?: boolean;
  /** Makes the tab a link; the address decides which is current. */
  href?: string;
}

interface PageTabsProps {
  /** Accessible name: "Views of regions". */
  label: string;
  tabs: readonly PageTab[];
  value: string;
  /** For tabs without `href`. Panels take `tabPanelProps`. */
  onChange?: (value: string) => void;
  /** Called when the pointer or the focus reaches a tab: the time to load its content. */
  onIntent?: (value: string) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Names the panel of a tab for screen readers. */
export const tabPanelProps = (value: string) =>
  ({ role: "tabpanel", id: `panel-${value}`, "aria-labelledby": `tab-${value}` }) as const;

/** Tabs with the under-dot at the current one: links if they have addresses, else a tab list with arrow keys. */
export function PageTabs({ label, tabs, value, onChange, onIntent }: PageTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const linked = tabs.some(({ href }) => href);

  // On a phone the strip is wider than the screen, so the current tab is scrolled into view without scrolling anything
  // else.
  useEffect(() => {
    const { current: frame } = strip;
    const shown = frame?.querySelector("[aria-current], [aria-selected=true]");
    if (!frame || !shown) return;
    const [outer, inner] = [frame.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      frame.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || linked) return;
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange?.(next.value);
    strip.current?.querySelector<HTMLElement>(`#tab-${CSS.escape(next.value)}`)?.focus();
  };

  const content = ({ label: text, count, unsaved = false }: PageTab) => (
    <>
      <span data-text={text}>{text}</span>
      {unsaved ? (
        <span data-hint="Not saved yet">
          <UnderDot />
          <VisuallyHidden> (not saved yet)</VisuallyHidden>
        </span>
      ) : null}
      {count === undefined ? null : <small>{count}</small>}
    </>
  );

  return (
    <div
      className={css.strip}
      ref={strip}
      role={linked ? "navigation" : "tablist"}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) =>
        tab.href ? (
          <RouteLink
            key={tab.value}
            href={tab.href}
            aria-current={tab.value === value ? "page" : undefined}
            onPointerEnter={() => onIntent?.(tab.value)}
            onFocus={() => onIntent?.(tab.value)}
          >
            {content(tab)}
          </RouteLink>
        ) : (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `panel-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange?.(tab.value)}
          >
            {content(tab)}
          </button>
        ),
      )}
    </div>
  );
}
