import type { StatusTone } from "../theme/tokens.ts";
import { statusWord, toneOf } from "./status-tones.ts";
import { ToneGlyph } from "./tone-glyph.tsx";
import css from "./status-chip.module.css";

interface StatusChipProps {
  /** The stored status, in any spelling. */
  status: string;
  /** Overrides the default tone, such as for a displayed state. */
  tone?: StatusTone;
  /** Shows another word, such as "Overdue"; the stored one stays in the tooltip. */
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
