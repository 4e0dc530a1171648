import { createTheme, StyledEngineProvider, ThemeProvider, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { actionDefaults } from "./action-defaults.ts";
import { inputDefaults } from "./input-defaults.ts";
import { palette } from "./palette.ts";
import { surfaceDefaults } from "./surface-defaults.ts";
import { typography } from "./typography.ts";

/** Colours are variables, which MUI cannot reckon with: the browser mixes them. */
const mixing = {
  alpha: (colour: string, part: number | string) => `rgb(from ${colour} r g b / ${part})`,
  lighten: (colour: string, part: number) => `color-mix(in srgb, ${colour}, #fff ${part * 100}%)`,
  darken: (colour: string, part: number) => `color-mix(in srgb, ${colour}, #000 ${part * 100}%)`,
};

let made: Theme | undefined;

/** The portal's look for MUI's parts, made once, when the first of them is drawn. */
function portalTheme(): Theme {
  made ??= Object.assign(
    createTheme({
      palette,
      typography,
      spacing: 4,
      shape: { borderRadius: 8 },
      components: { ...actionDefaults, ...inputDefaults, ...surfaceDefaults },
    }),
    mixing,
  );
  return made;
}

/** Around whatever MUI draws: its look, and its rules in a layer of their own, so that ours count before them. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={portalTheme()}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
