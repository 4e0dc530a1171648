import { recorded } from "@app/domain/recordings/recording-rules.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { Recordings } from "../../recordings/recordings.public.tsx";
import type { ConversationPracticeRecordFragment } from "../conversation.generated.ts";
import type { TurnValues } from "./conversation.fields.ts";

interface TurnRecordingProps {
  turn: TurnValues;
  content: ConversationPracticeRecordFragment | null;
}

/** The recording of a turn as it is saved, and a recorder where there is none. */
export function TurnRecording({ turn: { turnId, text }, content }: TurnRecordingProps) {
  if (text === "") return null;
  const saved = content?.turns.find((one) => one.turnId === turnId);
  if (!content || saved?.text !== text)
    return (
      <Section title="Recordings">
        <p>Save the conversation to record this turn as it stands.</p>
      </Section>
    );
  return (
    <Recordings
      key={turnId}
      kind="CONVERSATION_PRACTICE"
      recordId={content.id}
      partId={turnId}
      name={text}
      subject={content.subject}
      {...recorded["conversation-practice"]}
      needs="conversations:write"
    />
  );
}
