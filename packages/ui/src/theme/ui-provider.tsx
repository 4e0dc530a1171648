import "./global.css";
import { useLayoutEffect, type ReactNode } from "react";
import type { Theme as ThemeName } from "@app/domain/enums.ts";
import { LinkProvider, type LinkComponent } from "../link/link.tsx";
import { HintHost } from "../page/hint.tsx";

const modes = { LIGHT: "light", ONE_DARK: "dark" } as const;

interface UiProviderProps {
  /** The theme from the settings. */
  themeName: ThemeName;
  /** Renders links with `href`; plain anchors by default. */
  linkComponent?: LinkComponent;
  children: ReactNode;
}

/**
 * Theme, fonts and links for everything inside.
 *
 * To avoid a flash, a script in the page sets `<html data-theme>` from the stored settings before the first paint
 * ("light" for LIGHT, "dark" for ONE_DARK); this provider keeps it up to date. An element may set its own
 * `data-theme="light"` to preview what a customer receives.
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
