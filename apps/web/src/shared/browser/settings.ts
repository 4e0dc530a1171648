import { useSyncExternalStore } from "react";
import { themes, type Theme } from "@app/domain/enums.ts";

/** Settings of this browser, in local storage under "settings". Source: admin-portal.md section 2, Shell. */
export interface Settings {
  theme: Theme;
}

const key = "settings";
const listeners = new Set<() => void>();
let known: { text: string | null; settings: Settings } | null = null;

function parse(text: string | null): Settings {
  try {
    const { theme } = JSON.parse(text ?? "{}") as { theme?: unknown };
    return { theme: themes.find((name) => name === theme) ?? "LIGHT" };
  } catch {
    return { theme: "LIGHT" };
  }
}

/** The stored settings; the LIGHT theme if nothing valid is stored. */
export function readSettings(): Settings {
  const text = localStorage.getItem(key);
  if (known?.text !== text) known = { text, settings: parse(text) };
  return known.settings;
}

export function saveSettings(settings: Settings): void {
  localStorage.setItem(key, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The settings, synchronised with other tabs. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, readSettings);
}
