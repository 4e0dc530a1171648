import styled from "@emotion/styled";
import { useRef, type KeyboardEvent } from "react";
import { RouteLink } from "../link/link.tsx";
import { color } from "../theme/color.ts";
import { UnderDot } from "../value/under-dot.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";

export interface PageTab {
  value: string;
  label: string;
  count?: number | undefined;
  /** Something in it is not saved. */
  unsaved?: boolean;
  /** With it the tab is a link: the address decides. */
  href?: string;
}

const Strip = styled.div({
  display: "flex",
  gap: 20,
  overflowX: "auto",
  scrollbarWidth: "none",
  margin: "0 -6px",
  padding: "0 6px",
  "& > a, & > button": {
    position: "relative",
    display: "inline-flex",
    alignItems: "baseline",
    gap: 6,
    height: 40,
    padding: "8px 0 0",
    border: 0,
    background: "none",
    color: color.textSecondary,
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    borderRadius: 4,
    "&:hover": { color: color.text },
    "&:focus-visible": { outlineOffset: -2 },
    "& small": { fontSize: "0.8125rem", color: color.textTertiary },
    // As wide as it is when it is the current one, so that its neighbours stay where they are.
    "& > span[data-text]::after": {
      content: "attr(data-text)",
      display: "block",
      height: 0,
      overflow: "hidden",
      visibility: "hidden",
      fontWeight: 600,
    },
    "&::after": {
      content: '""',
      position: "absolute",
      left: "calc(50% - 3.5px)",
      bottom: 2,
      width: 7,
      height: 7,
      borderRadius: "50%",
      backgroundColor: color.mark,
      transform: "scale(0)",
      transition: "transform 120ms",
    },
    "&[aria-selected=true], &[aria-current=page]": {
      color: color.text,
      fontWeight: 600,
      "&::after": { transform: "none" },
    },
  },
});

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
    <Strip ref={strip} role={linked ? "navigation" : "tablist"} aria-label={label} onKeyDown={onKeyDown}>
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
    </Strip>
  );
}
