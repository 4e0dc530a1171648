import type { ReactNode } from "react";
import { CircleAlert, Info, TriangleAlert, type Icon } from "../icons.ts";
import { toneColor } from "../theme/color.ts";
import type { StatusTone } from "../theme/tokens.ts";
import css from "./partial-banner.module.css";

const icons: Partial<Record<StatusTone, Icon>> = { waiting: TriangleAlert, trouble: CircleAlert };

export interface BannerProps {
  /** What is wrong: "Regions are unavailable right now." */
  title: string;
  /** What it means for this page. */
  text?: ReactNode;
  tone?: StatusTone;
  /** With a label of its own: "Retry". */
  action?: { label: string; onSelect: () => void } | undefined;
  /** With rounded corners, inside a column. */
  inset?: boolean;
}

/** A line in a status tone: icon, what happened, what it means, what to do. */
export function Banner({ title, text, tone = "waiting", action, inset }: BannerProps) {
  const Icon = icons[tone] ?? Info;
  const { bg, fg } = toneColor(tone);
  return (
    <div
      className={css.bar}
      role={tone === "trouble" ? "alert" : "status"}
      data-inset={inset ? "" : undefined}
      style={{ backgroundColor: bg, color: fg }}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>{title}</strong> {text}
      </p>
      {action ? (
        <button type="button" onClick={action.onSelect}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

export interface PartialBannerProps {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
}

/** One data source is down: shown above the rows. Missing cells show –, everything else stays. */
export function PartialBanner({ title, text, onRetry }: PartialBannerProps) {
  return <Banner title={title} text={text} action={onRetry && { label: "Retry", onSelect: onRetry }} />;
}
