import { PieChart } from "@mui/x-charts/PieChart";
import { MuiTheme } from "../theme/mui-theme.tsx";
import { chartColours } from "./chart-colours.ts";
import type { RoundData } from "./round-data.ts";

const radius = 108;
const gap = 4;

const slicesOf = ({ places, values, write }: RoundData) => [
  {
    outerRadius: radius,
    innerRadius: 48,
    paddingAngle: 1,
    cornerRadius: 3,
    valueFormatter: ({ value }: { value: number }) => write(value),
    data: places.map((label, at) => ({ id: label, label, value: values[at] ?? 0, color: chartColours[at] ?? "" })),
  },
];

/** From the outside inwards, each with what is left to a full one in the colour of lines. */
function ringsOf({ places, values, most = 100, write }: RoundData) {
  const width = (radius - 32) / places.length;
  return places.map((label, at) => {
    const value = Math.min(most, values[at] ?? 0);
    const outerRadius = radius - at * width;
    return {
      id: label,
      outerRadius,
      innerRadius: outerRadius - width + gap,
      cornerRadius: 3,
      valueFormatter: (part: { value: number }) => write(part.value),
      data: [
        { id: label, label, value, color: chartColours[at] ?? "" },
        { id: `${label}, left`, label: `${label}, left`, value: most - value, color: "var(--line)" },
      ],
    };
  });
}

/** Slices or rings as the library draws them. */
export function DrawnRound(data: RoundData) {
  return (
    <MuiTheme>
      <PieChart
        width={240}
        height={240}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        series={data.kind === "pie" ? slicesOf(data) : ringsOf(data)}
      />
    </MuiTheme>
  );
}
