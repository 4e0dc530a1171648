import { tutorPath } from "../../shared/links/record-paths.ts";
import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the page, the dialogs and the form of tutors have in common. */
export const tutorKind: RecordKind = {
  write: "tutors:write",
  act: "tutors:act",
  history: "TUTOR",
  one: "tutor",
  many: "tutors",
  list: "tutors",
};

/** The lessons of a tutor who is away, from one instant to another; of the next week if left out. */
export const coverPath = (tutorId: string, stretch?: { startsAt: string; endsAt: string }) =>
  `${tutorPath(tutorId)}/cover${stretch ? `?${new URLSearchParams({ from: stretch.startsAt, to: stretch.endsAt })}` : ""}`;
