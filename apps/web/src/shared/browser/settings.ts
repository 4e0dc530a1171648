import { useSyncExternalStore } from "react";
import { themes, type Theme } from "@app/domain/enums.ts";

/** Settings of this browser, in local storage under "settings". Source: admin-portal.md section 2, Shell. */
export interface Settings {
  theme: Theme;
}

const key = "settings";
const listeners = new Set<() => void>();
let known: { text: string | null; isDark: boolean; settings: Settings } | null = null;

/** Whether the computer is set to dark colours. The page's own script asks the same before the first paint. */
const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

function parse(text: string | null): Theme | undefined {
  try {
    const { theme } = JSON.parse(text ?? "{}") as { theme?: unknown };
    return themes.find((name) => name === theme);
  } catch {
    return undefined;
  }
}

/** The stored settings; the theme is the computer's while nobody has chosen one. */
export function readSettings(): Settings {
  const text = localStorage.getItem(key);
  const isDark = dark().matches;
  if (known?.text !== text || known.isDark !== isDark) {
    known = { text, isDark, settings: { theme: parse(text) ?? (isDark ? "ONE_DARK" : "LIGHT") } };
  }
  return known.settings;
}

export function saveSettings(settings: Settings): void {
  localStorage.setItem(key, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  const computer = dark();
  computer.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    computer.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}

/** The settings, synchronised with other tabs and with the computer. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, readSettings);
}
