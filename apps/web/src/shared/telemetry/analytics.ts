import { noticeDays } from "../browser/remember.ts";
import { hasConsent } from "./consent.ts";
import type { Viewed } from "./pages.ts";

declare global {
  interface Window {
    /** Commands for Google's tag, which takes them from here once it has loaded. */
    dataLayer?: unknown[];
  }
}

const tag = "https://www.googletagmanager.com/gtag/js";
const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };

/** What is said of a page instead of what the tag would read off it: its address, its title and its referrer. */
const said = (pattern: string, from: string | null) => ({
  page_location: `${location.origin}${pattern}`,
  page_title: pattern,
  page_referrer: from === null ? "" : `${location.origin}${from}`,
});

/**
 * Loads Google's tag for a measurement id, and returns what counts a page. The tag is given patterns of pages alone, and
 * is stopped by its own switch once consent has run out.
 */
export function startAnalytics(id: string): Viewed {
  const queue: unknown[] = [];
  window.dataLayer = queue;
  function gtag(..._command: unknown[]): void {
    // The tag takes no arrays for commands.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
  Object.defineProperty(window, `ga-disable-${id}`, { get: () => !hasConsent() });

  let isConfigured = false;
  return (pattern, from) => {
    if (!hasConsent()) return;
    const page = said(pattern, from);
    if (!isConfigured) {
      isConfigured = true;
      gtag("js", new Date());
      gtag("consent", "default", denied);
      gtag("config", id, {
        ...page,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_expires: noticeDays * 24 * 60 * 60,
        cookie_update: false,
      });
      document.head.append(
        Object.assign(document.createElement("script"), { async: true, src: `${tag}?id=${encodeURIComponent(id)}` }),
      );
    }
    gtag("set", page);
    gtag("event", "page_view", page);
  };
}
