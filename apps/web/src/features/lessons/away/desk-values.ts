import type { Decision } from "./decisions.ts";

/** What is typed at the desk of a tutor who is away. */
export interface DeskValues {
  /** By the name that the API has for it. */
  reason: string;
  note: string;
  /** By the lessons' ids. */
  decisions: Readonly<Record<string, Decision>>;
}
