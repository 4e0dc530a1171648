import type { PaletteOptions } from "@mui/material/styles";
import type { Tokens } from "./tokens.ts";

/** One theme's tokens in MUI's roles: look.md section 5. */
export const palette = (tokens: Tokens): PaletteOptions => ({
  primary: { main: tokens.accent, dark: tokens.accentHover, light: tokens.accentHover, contrastText: tokens.onAccent },
  success: { main: tokens.good },
  warning: { main: tokens.warning },
  error: { main: tokens.danger, contrastText: tokens.sheet },
  info: { main: tokens.status.underWay.fg },
  background: { default: tokens.chrome, paper: tokens.sheet },
  text: {
    primary: tokens.text,
    secondary: tokens.textSecondary,
    tertiary: tokens.textTertiary,
    disabled: tokens.textTertiary,
  },
  divider: tokens.line,
  action: { hover: tokens.hover, selected: tokens.selected, active: tokens.textSecondary },
  chrome: tokens.chrome,
  raised: tokens.raised,
  sunken: tokens.sunken,
  control: tokens.control,
  mark: tokens.mark,
  controlBorder: tokens.controlBorder,
  lineStrong: tokens.lineStrong,
  shadowSmall: tokens.shadowSmall,
  shadowLarge: tokens.shadowLarge,
  status: tokens.status,
  chart: tokens.chart,
});
