import type { StatusTone } from "../theme/tokens.ts";
import { statusWord, toneOf } from "./status-tones.ts";
import { ToneGlyph } from "./tone-glyph.tsx";
import css from "./status-chip.module.css";

interface StatusChipProps {
  /** The stored status, in any spelling. */
  status: string;
  /** Where the tone of the design language does not fit, e.g. a shown state. */
  tone?: StatusTone;
  /** Where another word is shown, e.g. "Overdue"; the stored one stays in the tooltip. */
  word?: string;
}

/** A status as shape, colour and word. */
export function StatusChip({ status, tone = toneOf(status), word }: StatusChipProps) {
  return (
    <span className={css.chip} data-tone={tone} title={word ? statusWord(status) : undefined}>
      <ToneGlyph tone={tone} />
      {word ?? statusWord(status)}
    </span>
  );
}
