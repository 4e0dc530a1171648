import "./augment.ts";
import { createTheme } from "@mui/material/styles";
import { actionDefaults } from "./action-defaults.ts";
import { inputDefaults } from "./input-defaults.ts";
import { palette } from "./palette.ts";
import { surfaceDefaults } from "./surface-defaults.ts";
import { light, oneDark } from "./tokens.ts";
import { typography } from "./typography.ts";

/**
 * The portal's look. Both themes are CSS variables, switched by `data-theme` on the root element:
 * LIGHT is "light", ONE_DARK is "dark" (see ui-provider.tsx). An element may carry its own
 * `data-theme="light"`: an island that previews what a customer receives.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(oneDark) } },
  typography,
  spacing: 4,
  shape: { borderRadius: 8 },
  components: { ...actionDefaults, ...inputDefaults, ...surfaceDefaults },
});
