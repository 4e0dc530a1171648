import { hasConsent } from "./consent.ts";
import type { Pages } from "./pages.ts";

/** What the gateway passes on in `/config.json`. */
interface Settings {
  analyticsId: string | null;
  errorDsn: string | null;
}

declare global {
  interface Window {
    /** How many errors there have been; the page counts them from its first script, and remembers nothing else of them. */
    failures?: number;
  }
}

async function followViews(pages: Pages, analyticsId: string): Promise<void> {
  const [{ followPages }, { startAnalytics }] = await Promise.all([import("./pages.ts"), import("./analytics.ts")]);
  followPages(pages, startAnalytics(analyticsId));
}

async function reportErrors({ find }: Pages, errorDsn: string): Promise<void> {
  const { startErrorReports } = await import("./error-reports.ts");
  startErrorReports(errorDsn, (pathname) => {
    const path = find(pathname)?.row.path;
    return path === undefined || path === "*" ? null : path;
  });
}

async function load(pages: Pages): Promise<void> {
  const { analyticsId, errorDsn } = (await (await fetch("/config.json")).json()) as Settings;
  // One that cannot be loaded is no reason to do without the other.
  await Promise.allSettled([
    analyticsId !== null && followViews(pages, analyticsId),
    errorDsn !== null && reportErrors(pages, errorDsn),
  ]);
}

/** The pages to follow as soon as there is consent; null while that is not wanted yet, or no longer. */
let waiting: Pages | null = null;

/** Loads what the gateway has a setting for, once, if “I Agree” was pressed. What cannot be loaded is done without. */
export function startIfAgreed(): void {
  if (waiting === null || !hasConsent()) return;
  load(waiting).catch(() => undefined);
  waiting = null;
}

/**
 * Starts analytics and error reports where the gateway has a setting for them and “I Agree” was pressed, in this tab or another; until then
 * nothing is asked for, not even whether there is a setting.
 */
export function startTelemetry(pages: Pages): void {
  waiting = pages;
  window.addEventListener("storage", startIfAgreed);
  startIfAgreed();
}
