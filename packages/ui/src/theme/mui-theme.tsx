import { createTheme, StyledEngineProvider, ThemeProvider, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { actionDefaults } from "./action-defaults.ts";
import { inputDefaults } from "./input-defaults.ts";
import { palette } from "./palette.ts";
import { surfaceDefaults } from "./surface-defaults.ts";
import { typography } from "./typography.ts";

/** Colours are CSS variables, which MUI cannot compute with; the browser mixes them. */
const mixing = {
  alpha: (colour: string, part: number | string) => `rgb(from ${colour} r g b / ${part})`,
  lighten: (colour: string, part: number) => `color-mix(in srgb, ${colour}, #fff ${part * 100}%)`,
  darken: (colour: string, part: number) => `color-mix(in srgb, ${colour}, #000 ${part * 100}%)`,
};

let muiTheme: Theme | undefined;

/** The portal's MUI theme, created when the first MUI part renders. */
function portalTheme(): Theme {
  muiTheme ??= Object.assign(
    createTheme({
      palette,
      typography,
      spacing: 4,
      shape: { borderRadius: 8 },
      components: { ...actionDefaults, ...inputDefaults, ...surfaceDefaults },
    }),
    mixing,
  );
  return muiTheme;
}

/** Wraps MUI parts: the theme, and a CSS layer that lets our rules take precedence. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={portalTheme()}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
