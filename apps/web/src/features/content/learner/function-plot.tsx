import type { GraphFrame, GraphPoint } from "@app/domain/content/graph-frame.ts";
import { functionOf } from "./expressions.ts";
import { across, axesOf, down, fieldOf, pathOf, ticksOf } from "./plot.ts";
import css from "./learner.module.css";

interface FunctionPlotProps {
  /** Each in TeX. */
  functions: readonly string[];
  frame: GraphFrame;
  points: readonly GraphPoint[];
  /** The address of a picture to draw over. */
  over: string | null;
}

const tones = ["var(--accent)", "var(--mark)", "var(--good)", "var(--warning)"];

const pointInWords = ({ x, y, name }: GraphPoint) => `${name} (${x}, ${y})`.trim();

/** The graphs of some functions of x, with the points that are marked in it. */
export function FunctionPlot({ functions, frame, points, over }: FunctionPlotProps) {
  const known = functions.flatMap((tex) => functionOf(tex) ?? []);
  const field = fieldOf(
    frame,
    known,
    points.map(({ y }) => y),
  );
  const ticks = ticksOf(field);
  const axes = axesOf(field);
  const label = [...functions, ...points.map(pointInWords)].join(", ");
  // The numbers stay inside, whichever edge their axis lies at.
  const numbersAt = axes.x > 184 ? axes.x - 4 : axes.x + 12;
  const isLeft = axes.y < 24;
  return (
    <svg className={css.graph} viewBox="0 0 300 200" role="img" aria-label={`Graph of ${label}`}>
      {over === null ? null : <image href={over} width="300" height="200" preserveAspectRatio="xMidYMid slice" />}
      {ticks.x.map(({ value, at }) => (
        <g key={value}>
          <path d={`M${at} 0V200`} stroke="var(--line)" />
          <text x={Math.min(290, Math.max(10, at))} y={numbersAt} textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      {ticks.y.map(({ value, at }) => (
        <g key={value}>
          <path d={`M0 ${at}H300`} stroke="var(--line)" />
          <text x={isLeft ? axes.y + 4 : axes.y - 4} y={Math.max(10, at + 4)} textAnchor={isLeft ? "start" : "end"}>
            {value}
          </text>
        </g>
      ))}
      <path d={`M0 ${axes.x}H300M${axes.y} 0V200`} stroke="var(--control-border)" fill="none" />
      {known.map((one, index) => (
        <path key={index} d={pathOf(one, field)} stroke={tones[index % tones.length]} strokeWidth="2" fill="none" />
      ))}
      {points.map((point, index) => (
        <g key={index} data-point="">
          <circle cx={across(field, point.x)} cy={down(field, point.y)} r="4" />
          <text x={across(field, point.x) + 7} y={down(field, point.y) - 6}>
            {point.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
