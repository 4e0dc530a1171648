import type { MeetingProvider } from "./course-enums.ts";

/** The hosts of the providers, and those below them. */
const hosts: readonly (readonly [string, MeetingProvider])[] = [
  ["zoom.us", "zoom"],
  ["zoom.com", "zoom"],
  ["meet.google.com", "meet"],
  ["teams.microsoft.com", "teams"],
  ["teams.live.com", "teams"],
];

/**
 * Where a meeting is held by its link: "https://us02web.zoom.us/j/8" is Zoom, a host that is not known is elsewhere; null for
 * what is no link.
 */
export function providerOfLink(typed: string): MeetingProvider | null {
  const [, host = ""] = /^https?:\/\/([a-z0-9.-]+\.[a-z]{2,})(?:[/:?#]|$)/i.exec(typed.trim()) ?? [];
  if (host === "") return null;
  const found = hosts.find(([known]) => `.${host.toLowerCase()}`.endsWith(`.${known}`));
  return found?.[1] ?? "other";
}
