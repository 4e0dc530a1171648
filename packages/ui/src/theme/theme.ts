import "./augment.ts";
import { createTheme, type Theme } from "@mui/material/styles";
import { actionDefaults } from "./action-defaults.ts";
import { inputDefaults } from "./input-defaults.ts";
import { palette } from "./palette.ts";
import { surfaceDefaults } from "./surface-defaults.ts";
import { light, oneDark } from "./tokens.ts";
import { typography } from "./typography.ts";

let made: Theme | undefined;

/**
 * The portal's look, made once, when it is first drawn: that takes long enough to be no part of loading the file. Both themes are CSS variables, switched by `data-theme` on the root element:
 * LIGHT is "light", ONE_DARK is "dark" (see ui-provider.tsx). An element may carry its own
 * `data-theme="light"`: an island that previews what a customer receives.
 */
export function portalTheme(): Theme {
  made ??= createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(oneDark) } },
    typography,
    spacing: 4,
    shape: { borderRadius: 8 },
    components: { ...actionDefaults, ...inputDefaults, ...surfaceDefaults },
  });
  return made;
}
