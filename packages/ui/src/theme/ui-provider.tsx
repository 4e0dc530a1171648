import "./global.css";
import { useLayoutEffect, type ReactNode } from "react";
import type { Theme as ThemeName } from "@app/domain/enums.ts";
import { LinkProvider, type LinkComponent } from "../link/link.tsx";
import { HintHost } from "../page/hint.tsx";

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
 * and "dark" for ONE_DARK from the stored settings; this provider keeps it up to date from then on. An element may
 * carry its own `data-theme="light"`: an island that previews what a customer receives.
 */
export function UiProvider({ themeName, linkComponent, children }: UiProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = modes[themeName];
  }, [themeName]);
  return (
    <>
      <LinkProvider component={linkComponent}>{children}</LinkProvider>
      <HintHost />
    </>
  );
}
