import type { StatusTone, Tokens } from "./tokens.ts";

/** "textSecondary" → "--text-secondary", as tokens.generated.css has it. */
export const variableOf = (name: string): `--${string}` =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Theme colours for what has no style sheet: icons, charts, MUI. */
export const color = {
  raised: "var(--raised)",
  sheet: "var(--sheet)",
  chrome: "var(--chrome)",
  control: "var(--control)",
  hover: "var(--hover)",
  raisedHover: "var(--raised-hover)",
  selected: "var(--selected)",
  line: "var(--line)",
  lineStrong: "var(--line-strong)",
  controlBorder: "var(--control-border)",
  text: "var(--text)",
  textSecondary: "var(--text-secondary)",
  textTertiary: "var(--text-tertiary)",
  accent: "var(--accent)",
  accentHover: "var(--accent-hover)",
  onAccent: "var(--on-accent)",
  mark: "var(--mark)",
  good: "var(--good)",
  warning: "var(--warning)",
  danger: "var(--danger)",
  shadowLarge: "var(--shadow-large)",
} as const satisfies Partial<Record<keyof Tokens, `var(--${string})`>>;

/** Background and foreground of a status tone. */
export const toneColor = (tone: StatusTone) => ({
  bg: `var(${variableOf(`status-${tone}`)}-bg)`,
  fg: `var(${variableOf(`status-${tone}`)}-fg)`,
});
