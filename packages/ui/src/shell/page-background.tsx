import type { ReactNode } from "react";

/** A tile of the pattern is 120 px; it repeats six motifs. */
const size = 120;
const ink = "#9DAAD8";
const spark = "#F0885A";

const grid = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Places in a tile: columns and rows, and whether they are odd, as on a chessboard. */
const places = (
  columns: number,
  rows: number,
  step: readonly [x: number, y: number],
  from: readonly [x: number, y: number],
) =>
  grid(rows).flatMap((row) =>
    grid(columns).map((column) => ({
      x: from[0] + column * step[0],
      y: from[1] + row * step[1],
      column,
      isOdd: (row + column) % 2 === 1,
    })),
  );

// Each kind of stroke is one path: the pattern repeats every element 56 times, and each element costs rendering time.
const dotsAt = places(5, 5, [21, 21], [18, 18]);
const dot = (isOdd: boolean) =>
  dotsAt.flatMap((place) => (place.isOdd === isOdd ? [`M${place.x} ${place.y}h0`] : [])).join("");
const dots = [<path key="a" d={dot(false)} strokeWidth="9.4" />, <path key="b" d={dot(true)} strokeWidth="6.4" />];

const crosses = (
  <path
    d={places(4, 3, [28, 38], [18, 22])
      .map(({ x, y, isOdd }) => (isOdd ? `M${x - 7} ${y - 7}l14 14` : `M${x + 7} ${y - 7}l-14 14`))
      .join("")}
  />
);

const bars = [
  <path key="a" d="M8 14h104M8 52h104M8 90h104" strokeDasharray="15 8" />,
  <path key="b" d="M18 33h90M18 71h90M18 109h90" strokeDasharray="0.1 20" strokeWidth="5" />,
];

const herring = (
  <path
    d={places(4, 4, [28, 28], [16, 14])
      .map(({ x, y, column }) => (column % 2 ? `M${x - 6} ${y - 6}l13 13` : `M${x + 7} ${y - 6}l-13 13`))
      .join("")}
  />
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

/** Seven squares wide and eight high; the diamonds step across it. */
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

/** The sign-in page's ornament of dots, strokes and rings, as on adire cloth. Hidden from screen readers. */
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
