import { ThemeProvider, useColorScheme } from "@mui/material/styles";
import { useEffect, type ReactNode } from "react";
import type { Theme as ThemeName } from "@app/domain/enums.ts";
import { LinkProvider, type LinkComponent } from "../link/link.tsx";
import { HintHost } from "../page/hint.tsx";
import { GlobalStyles } from "./global-styles.tsx";
import { portalTheme } from "./theme.ts";

const modes = { LIGHT: "light", ONE_DARK: "dark" } as const;

interface UiProviderProps {
  /** The theme in the settings. */
  themeName: ThemeName;
  /** What draws a link; receives `href`. Without it links are plain anchors. */
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/**
 * Theme, fonts and links for everything below it.
 *
 * No flash: before the first paint a script in the page sets `<html data-theme>` to "light" for LIGHT
 * and "dark" for ONE_DARK from the stored settings; this provider keeps it up to date from then on.
 */
export function UiProvider({ themeName, linkComponent, children }: UiProviderProps) {
  const mode = modes[themeName];
  return (
    <ThemeProvider theme={portalTheme()} defaultMode={mode} storageManager={null} noSsr>
      <ModeFollower mode={mode} />
      <GlobalStyles />
      <LinkProvider component={linkComponent}>{children}</LinkProvider>
      <HintHost />
    </ThemeProvider>
  );
}

function ModeFollower({ mode }: { mode: "light" | "dark" }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
