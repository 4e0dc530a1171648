import type { ReactNode } from "react";

/** A square of the sign-in cloth is 120 px; six motifs, drawn once and laid out by a pattern. */
const size = 120;
const ink = "#9DAAD8";
const spark = "#F0885A";

const grid = (count: number) => Array.from({ length: count }, (_, index) => index);

const dots = grid(5).flatMap((row) =>
  grid(5).map((column) => (
    <circle
      key={`${row}${column}`}
      cx={18 + column * 21}
      cy={18 + row * 21}
      r={(row + column) % 2 ? 1.9 : 3.4}
      fill={ink}
    />
  )),
);

const crosses = grid(3).flatMap((row) =>
  grid(4).map((column) => {
    const [x, y] = [18 + column * 28, 22 + row * 38];
    const lean = (row + column) % 2 ? 1 : -1;
    return <path key={`${row}${column}`} d={`M${x - 7 * lean} ${y - 7} ${x + 7 * lean} ${y + 7}`} />;
  }),
);

const bars = grid(3).map((row) => (
  <g key={row}>
    <path d={`M8 ${14 + row * 38}h104`} strokeDasharray="15 8" />
    <path d={`M18 ${33 + row * 38}h90`} strokeDasharray="0.1 20" strokeWidth="5" />
  </g>
));

const herring = grid(4).flatMap((row) =>
  grid(4).map((column) => {
    const [x, y] = [16 + column * 28, 14 + row * 28];
    return column % 2 ? (
      <path key={`${row}${column}`} d={`M${x - 6} ${y - 6}l13 13`} />
    ) : (
      <path key={`${row}${column}`} d={`M${x + 7} ${y - 6}l-13 13`} />
    );
  }),
);

const rings = [
  <circle key="a" cx="60" cy="60" r="46" strokeDasharray="14 7" />,
  <circle key="b" cx="60" cy="60" r="34" strokeDasharray="0.1 8" strokeWidth="3.4" />,
  <circle key="c" cx="60" cy="60" r="22" strokeDasharray="10 6" />,
  <circle key="d" cx="60" cy="60" r="12" strokeDasharray="0.1 6.3" strokeWidth="3" />,
  <circle key="e" cx="60" cy="60" r="4.5" fill={ink} stroke="none" />,
];

const diamond = (radius: number) => `M60 ${60 - radius} ${60 + radius} 60 60 ${60 + radius} ${60 - radius} 60z`;

const diamonds = [
  <path key="a" d={diamond(53)} strokeDasharray="0.1 6" strokeWidth="3" />,
  <path key="b" d={diamond(41)} strokeDasharray="12 7" />,
  <path key="c" d={diamond(29)} strokeDasharray="0.1 5" strokeWidth="3" />,
  <path key="d" d={diamond(18)} strokeDasharray="8 5" />,
  <circle key="e" cx="60" cy="60" r="5" fill={spark} stroke="none" opacity="1" />,
];

const motifs: Record<string, ReactNode> = { dots, crosses, bars, herring, rings, diamonds };

/** Seven squares wide and eight high, after the picture: the diamonds step across it. */
const weave = [
  ["crosses", "dots", "rings", "bars", "herring", "diamonds", "crosses"],
  ["dots", "diamonds", "bars", "dots", "diamonds", "bars", "dots"],
  ["rings", "bars", "herring", "diamonds", "crosses", "dots", "rings"],
  ["bars", "dots", "diamonds", "bars", "dots", "diamonds", "bars"],
  ["herring", "diamonds", "crosses", "dots", "rings", "bars", "herring"],
  ["diamonds", "bars", "dots", "diamonds", "bars", "dots", "diamonds"],
  ["crosses", "dots", "rings", "bars", "herring", "diamonds", "crosses"],
  ["dots", "diamonds", "bars", "dots", "diamonds", "bars", "dots"],
];

/** Ornament of the sign-in page: dots, strokes and rings, as on adire cloth. Hidden from screen readers. */
export function Cloth() {
  return (
    <svg width="100%" height="100%" aria-hidden="true" style={{ display: "block", background: "#26377F" }}>
      <defs>
        {Object.entries(motifs).map(([name, shapes]) => (
          <g
            key={name}
            id={`cloth-${name}`}
            fill="none"
            stroke={ink}
            strokeWidth="2.6"
            strokeLinecap="round"
            opacity="0.8"
          >
            {shapes}
            <path d={`M0 0h${size}M0 0v${size}`} strokeWidth="1.2" strokeDasharray="3 4" opacity="0.45" />
          </g>
        ))}
        <pattern id="cloth" x="-20" y="-30" width={size * 7} height={size * 8} patternUnits="userSpaceOnUse">
          {weave.flatMap((row, y) =>
            row.map((name, x) => <use key={`${x}.${y}`} href={`#cloth-${name}`} x={x * size} y={y * size} />),
          )}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#cloth)" />
    </svg>
  );
}
