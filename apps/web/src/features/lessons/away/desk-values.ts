import type { Decision } from "./decisions.ts";

/** What is typed at the desk of a tutor who is away. */
export interface DeskValues {
  /** By the name that the API has for it. */
  reason: string;
  note: string;
  /** The tutor who was last given all of them. */
  allTo: string;
  /** What is only unusual is done all the same, of all of them. */
  despite: boolean;
  /** By the lessons' ids. */
  decisions: Readonly<Record<string, Decision>>;
}
