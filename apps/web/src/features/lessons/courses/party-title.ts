import type { Title } from "../../../shared/text/title.ts";
import type { Party } from "../../../shared/links/party-links.tsx";
import { partyInWords } from "./course-labels.ts";

/** "Ada Eze’s lesson, Fri 27 Nov 16:00": a title says whose it is and when, not its number. */
export const lessonTitle =
  (lesson: Party & { startAt: string }, say: (lesson: string) => string): Title =>
  (when) =>
    say(`${partyInWords(lesson).learner}’s lesson, ${when(lesson.startAt)}`);

/** "Ada Eze’s Igbo lessons" */
export const courseInWords = ({ subject, ...party }: Party & { subject: string }): string =>
  `${partyInWords(party).learner}’s ${subject} lessons`;
