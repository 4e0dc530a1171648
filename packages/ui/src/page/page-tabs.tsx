import { useEffect, useRef, type KeyboardEvent } from "react";
import { RouteLink } from "../link/link.tsx";
import { UnderDot } from "../value/under-dot.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./page-tabs.module.css";

export interface PageTab {
  value: string;
  label: string;
  count?: number | undefined;
  /** Something in it is not saved. */
  unsaved?: boolean;
  /** With it the tab is a link: the address decides. */
  href?: string;
}

interface PageTabsProps {
  /** What the tabs are of: "Views of regions". */
  label: string;
  tabs: readonly PageTab[];
  value: string;
  /** For tabs without `href`. Panels carry `tabPanelProps`. */
  onChange?: (value: string) => void;
  /** Told of the tab that the pointer or the focus comes to: the moment to load what it shows. */
  onIntent?: (value: string) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Names the panel of a tab for screen readers. */
export const tabPanelProps = (value: string) =>
  ({ role: "tabpanel", id: `panel-${value}`, "aria-labelledby": `tab-${value}` }) as const;

/** Tabs with the under-dot at the current one: links when they have addresses, else a tab list with arrow keys. */
export function PageTabs({ label, tabs, value, onChange, onIntent }: PageTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const linked = tabs.some(({ href }) => href);

  // On a phone the strip is wider than the screen: the tab that is shown is brought into sight, and nothing else moves.
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
