const day = 24 * 60 * 60 * 1000;

/**
 * How many days the answer to the cookie banner and the settings notice is remembered. Source: admin-portal.md section
 * 9.
 */
export const noticeDays = 31;

/** Remembers an answer in this browser. `now` in milliseconds. */
export function remember(key: string, now: number, days = noticeDays): void {
  localStorage.setItem(key, new Date(now + days * day).toISOString());
}

/** Whether it was answered within that time. */
export function isRemembered(key: string, now: number): boolean {
  return Date.parse(localStorage.getItem(key) ?? "") > now;
}

/** Whether the cookie banner or the settings notice is still unanswered. */
export function hasNotices(): boolean {
  return ["cookieConsent", "settingsNotice"].some((key) => !isRemembered(key, Date.now()));
}
