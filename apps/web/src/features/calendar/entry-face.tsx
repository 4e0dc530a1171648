import { History } from "@app/ui/icons.ts";
import { ToneGlyph } from "@app/ui/value/tone-glyph.tsx";
import type { Drawn } from "./calendar-model.ts";
import css from "./entry-face.module.css";

/** How a lesson looks wherever it stands: its time and its state, who learns, and the time before a change of clocks. */
export function EntryFace({ of: { time, title, tone, was } }: { of: Drawn }) {
  return (
    <>
      <span className={css.time}>
        <strong>{time}</strong>
        <ToneGlyph tone={tone} />
      </span>
      <span className={css.title}>{title}</span>
      {was === null ? null : (
        <span className={css.was}>
          <History size={12} strokeWidth={2} aria-hidden /> was {was}
        </span>
      )}
    </>
  );
}

/** The class and the tone of the element that a lesson is drawn in. */
export const entryLook = ({ tone, entry }: Drawn) => ({
  className: css.entry,
  "data-tone": tone,
  "data-held": entry.hold ? "" : undefined,
});
