import type { TimeValue } from "./form/request.fields.ts";

export { FirstRequestFields } from "./form/first-request-fields.tsx";

/** What a family asks for first, as it is typed. */
export interface FirstRequest {
  /** Which of the learners, counted from 0; "" is the payer. */
  learnerAt: string;
  subject: string;
  kind: string;
  goals: string;
  durationMinutes: string;
  lessonsPerWeek: number | string | null;
  preferredTimes: readonly TimeValue[];
}

export const firstRequest: FirstRequest = {
  learnerAt: "0",
  subject: "",
  kind: "regular",
  goals: "",
  durationMinutes: "60",
  lessonsPerWeek: 1,
  preferredTimes: [{ weekday: "1", start: "17:00", end: "18:00", timeZone: "" }],
};

/** The same, as the rules read it. */
export const requestTyped = (
  { learnerAt, goals, durationMinutes, preferredTimes, ...request }: FirstRequest,
  /** Whose clock times are by that name none. */
  timeZone: string,
) => ({
  ...request,
  learnerAt: learnerAt === "" ? null : Number(learnerAt),
  goals: goals.trim() === "" ? null : goals,
  durationMinutes: Number(durationMinutes),
  preferredTimes: preferredTimes.map((time) => ({
    ...time,
    weekday: Number(time.weekday),
    timeZone: time.timeZone || timeZone,
  })),
});
