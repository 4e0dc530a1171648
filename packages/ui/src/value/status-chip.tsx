import styled from "@emotion/styled";
import { toneColor } from "../theme/color.ts";
import { statusToneNames, type StatusTone } from "../theme/tokens.ts";
import { statusWord, toneOf } from "./status-tones.ts";
import { ToneGlyph } from "./tone-glyph.tsx";

const tones = Object.fromEntries(
  statusToneNames.map((tone) => [
    `&[data-tone=${tone}]`,
    { backgroundColor: toneColor(tone).bg, color: toneColor(tone).fg },
  ]),
);

const Chip = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  height: 24,
  padding: "0 8px 0 7px",
  borderRadius: 6,
  fontSize: "0.84375rem",
  lineHeight: 18 / 13.5,
  fontWeight: 600,
  whiteSpace: "nowrap",
  flexShrink: 0,
  ...tones,
});

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
    <Chip data-tone={tone} title={word ? statusWord(status) : undefined}>
      <ToneGlyph tone={tone} />
      {word ?? statusWord(status)}
    </Chip>
  );
}
