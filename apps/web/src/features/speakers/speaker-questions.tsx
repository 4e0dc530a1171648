import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { speakerEvents } from "./speaker-events.ts";
import { SpeakerReinstateDocument } from "./speaker-mutations.generated.ts";
import { SpeakerRecordDocument, type SpeakerRecordFragment } from "./speaker.generated.ts";

const questions: Questions<SpeakerRecordFragment, "reinstate"> = {
  reinstate: {
    mutation: SpeakerReinstateDocument,
    description: ({ name }) =>
      `The consent of ${name} is in force again, and approved recordings of this voice are used again. Only do this if the speaker has said so.`,
    successMessage: ({ name }) => `${name} reinstated.`,
  },
};

/** Asks before a withdrawn consent is in force again. */
export function SpeakerQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={speakerEvents} query={SpeakerRecordDocument} questions={questions} />;
}
