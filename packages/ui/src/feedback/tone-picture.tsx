import { color } from "../theme/color.ts";

const letters = ["M4 14 15 5", "M31 5l11 9", "M59 10h14", "M87 14 98 5"];

/** Four letters with rising, falling, level and rising tones: the only picture of the empty states. */
export function TonePicture() {
  return (
    <svg width="110" height="56" viewBox="0 -2 104 54" fill="none" aria-hidden="true" strokeLinecap="round">
      {letters.map((stroke, index) => (
        <g key={stroke}>
          <path d={stroke} stroke={color.lineStrong} strokeWidth="3" />
          <circle cx={9.5 + index * 28} cy="27" r="8" stroke={color.controlBorder} strokeWidth="3" />
          <circle cx={9.5 + index * 28} cy="46" r="4" fill={index === 2 ? color.mark : color.lineStrong} />
        </g>
      ))}
    </svg>
  );
}
