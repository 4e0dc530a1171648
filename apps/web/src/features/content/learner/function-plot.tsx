import { functionOf } from "./expressions.ts";
import { pathOf, reachOf, ticksOf } from "./plot.ts";
import css from "./learner.module.css";

interface FunctionPlotProps {
  /** Each in TeX. */
  functions: readonly string[];
  /** The address of a picture to draw over. */
  over: string | null;
}

const tones = ["var(--accent)", "var(--mark)", "var(--good)", "var(--warning)"];

/** The graphs of some functions of x, from -10 to 10, high enough for most of each. */
export function FunctionPlot({ functions, over }: FunctionPlotProps) {
  const known = functions.flatMap((tex) => functionOf(tex) ?? []);
  const reach = reachOf(known);
  const ticks = ticksOf(reach);
  return (
    <svg className={css.graph} viewBox="0 0 300 200" role="img" aria-label={`Graph of ${functions.join(", ")}`}>
      {over === null ? null : <image href={over} width="300" height="200" preserveAspectRatio="xMidYMid slice" />}
      <path d="M0 100H300M150 0V200" stroke="var(--control-border)" fill="none" />
      {ticks.x.map(({ value, at }) => (
        <g key={value}>
          <path d={`M${at} 0V200`} stroke="var(--line)" />
          <text x={at} y="112" textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      {ticks.y.map(({ value, at }) => (
        <g key={value}>
          <path d={`M0 ${at}H300`} stroke="var(--line)" />
          <text x="146" y={at + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {known.map((one, index) => (
        <path key={index} d={pathOf(one, reach)} stroke={tones[index % tones.length]} strokeWidth="2" fill="none" />
      ))}
    </svg>
  );
}
