import type { TutorMatchItemFragment } from "../request.generated.ts";

type Reason = TutorMatchItemFragment["reasons"][number];

interface Asked {
  subject: string;
  /** In words; null where it is not known. */
  level: string | null;
  dialect: string | null;
}

/** "1 lesson", "4 lessons" */
const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? "" : "s"}`;

/** "Free at the time asked for", "Free at both times", "Free at all 3 times" */
function freeAtAll(times: number): string {
  if (times === 1) return "Free at the time asked for";
  return times === 2 ? "Free at both times" : `Free at all ${times} times`;
}

/** Why a tutor fits, or does not quite, in a few words. `day` writes an instant as a day. */
export function reasonInWords({ reason, speaksFor, count, of, at }: Reason, asked: Asked, day: (at: Date) => string) {
  const level = asked.level?.toLowerCase();
  const on = at === null ? "" : day(new Date(at));
  switch (reason) {
    case "SUBJECT_AND_LEVEL":
      return level ? `Teaches ${asked.subject} at ${level} level` : `Teaches ${asked.subject}`;
    case "SUBJECT_ONLY":
      return `Teaches ${asked.subject}, but not at ${level ?? "that"} level`;
    case "PREFERRED":
      return "The customer asked for them";
    case "DIALECT":
      return speaksFor ? `Speaks the ${asked.dialect} dialect` : `Does not speak the ${asked.dialect} dialect`;
    case "NATIVE_SPEAKER":
      return "Native speaker";
    case "AGE_GROUP":
      return speaksFor ? "Teaches this age group" : "Does not usually teach this age group";
    case "ALL_TIMES":
      return freeAtAll(of ?? 0);
    case "SOME_TIMES":
      return `Free at ${count ?? 0} of ${of ?? 0} times`;
    case "NO_TIMES":
      return of === 1 ? "Not free at the time asked for" : "Not free at any of the times";
    case "HOURS_NOT_SET":
      return "Has not set their hours";
    case "SHIFTS":
      return `The clocks change: not free at this time from ${on}`;
    case "LOAD":
      return speaksFor ? `${count ?? 0} of ${of ?? 0} hours a week taken` : `All ${of ?? 0} hours a week are taken`;
    case "EARLIER_LESSONS":
      return `Has taught them before: ${counted(count ?? 0, "lesson")}`;
    case "RATING":
      return `Rated ${((count ?? 0) / 10).toFixed(1)} of 5 by ${of ?? 0}`;
    case "UNCHECKED":
      return "Background check expired";
    case "AWAY":
      return at === null ? "On leave" : `Away until ${on}`;
  }
}
