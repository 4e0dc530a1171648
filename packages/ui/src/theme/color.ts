import type { StatusTone } from "./tokens.ts";

/**
 * The palette roles as CSS variables: both themes with one static style, so nothing is recomputed on a switch.
 * The values are in tokens.ts; the theme writes the variables.
 */
export const color = {
  chrome: "var(--mui-palette-chrome)",
  sheet: "var(--mui-palette-background-paper)",
  raised: "var(--mui-palette-raised)",
  sunken: "var(--mui-palette-sunken)",
  control: "var(--mui-palette-control)",
  hover: "var(--mui-palette-action-hover)",
  selected: "var(--mui-palette-action-selected)",
  line: "var(--mui-palette-divider)",
  lineStrong: "var(--mui-palette-lineStrong)",
  controlBorder: "var(--mui-palette-controlBorder)",
  text: "var(--mui-palette-text-primary)",
  textSecondary: "var(--mui-palette-text-secondary)",
  textTertiary: "var(--mui-palette-text-tertiary)",
  accent: "var(--mui-palette-primary-main)",
  accentHover: "var(--mui-palette-primary-dark)",
  onAccent: "var(--mui-palette-primary-contrastText)",
  mark: "var(--mui-palette-mark)",
  good: "var(--mui-palette-success-main)",
  warning: "var(--mui-palette-warning-main)",
  danger: "var(--mui-palette-error-main)",
  shadowSmall: "var(--mui-palette-shadowSmall)",
  shadowLarge: "var(--mui-palette-shadowLarge)",
} as const;

/** Around whatever has the focus of the keyboard. */
export const focusRing = { outline: `2px solid ${color.accent}`, outlineOffset: 2 } as const;

/** Background and foreground of a status tone. */
export const toneColor = (tone: StatusTone) => ({
  bg: `var(--mui-palette-status-${tone}-bg)`,
  fg: `var(--mui-palette-status-${tone}-fg)`,
});

/** Screen widths: cards and bottom bar below `phone`, drawer instead of side nav below `tablet`. */
export const below = {
  phone: "@media (max-width: 599.95px)",
  tablet: "@media (max-width: 899.95px)",
} as const;

export const above = {
  phone: "@media (min-width: 600px)",
  tablet: "@media (min-width: 900px)",
} as const;

export const ease = "cubic-bezier(.2,0,0,1)";

export const fontSans = '"Staff Sans", "Staff Sans Fallback", Arial, sans-serif';
export const fontLang = '"Staff Lang", "Gentium Book Plus", Georgia, serif';
