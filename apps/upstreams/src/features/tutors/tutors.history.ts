import { messages } from "@app/domain/messages.ts";
import { tutorMachine } from "@app/domain/tutors/tutor-states.ts";
import { tutorUpdateInput } from "@app/domain/tutors/tutor.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { Refusal } from "../../service/refusal.ts";
import { fireTutorEvent, tutorKind, updateTutor } from "./tutors.service.ts";

const revertBy = revertByEvent(tutorMachine, fireTutorEvent);

/** What is shown of a tutor's history, and the ways back. */
export const tutorHistory = historyOf(tutorKind, {
  area: "tutors",
  first: ["firstName", "lastName"],
  more: ["status"],
  body: tutorUpdateInput,
  update: updateTutor,
  revertBy(changes) {
    // Merging is undone as a whole.
    if (changes["archivedAt"]) {
      return () => {
        throw new Refusal("WRONG_STATE", messages.notUndone);
      };
    }
    return revertBy(changes);
  },
});
