import type { PaletteOptions } from "@mui/material/styles";
import { color, toneColor } from "./color.ts";

const plain = (main: string, contrastText: string = color.sheet) => ({ main, light: main, dark: main, contrastText });

/** The tokens in MUI's palette, as variables that follow the page's theme. look.md section 5. */
export const palette: PaletteOptions = {
  primary: { main: color.accent, dark: color.accentHover, light: color.accentHover, contrastText: color.onAccent },
  secondary: plain(color.mark),
  success: plain(color.good),
  warning: plain(color.warning),
  error: plain(color.danger),
  info: plain(toneColor("underWay").fg),
  background: { default: color.chrome, paper: color.sheet },
  text: { primary: color.text, secondary: color.textSecondary, disabled: color.textTertiary },
  divider: color.line,
  action: {
    hover: color.hover,
    selected: color.selected,
    active: color.textSecondary,
    disabled: color.textTertiary,
    focus: color.hover,
  },
};
