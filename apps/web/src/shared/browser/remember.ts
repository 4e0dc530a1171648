const day = 24 * 60 * 60 * 1000;

/** How long the cookie consent and the settings notice stay answered, in days. Source: admin-portal.md section 9. */
const noticeDays = 31;

/** Keeps in this browser that something was answered. `now` in milliseconds. */
export function remember(key: string, now: number, days = noticeDays): void {
  localStorage.setItem(key, new Date(now + days * day).toISOString());
}

/** Whether it was answered and the days have not passed. */
export function isRemembered(key: string, now: number): boolean {
  return Date.parse(localStorage.getItem(key) ?? "") > now;
}

/** Whether the cookie banner or the settings notice is still to be answered. */
export function hasNotices(): boolean {
  return ["cookieConsent", "settingsNotice"].some((key) => !isRemembered(key, Date.now()));
}
