import { useState } from "react";
import { Recorder } from "@app/ui/audio/recorder.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { sendsFiles } from "../../shared/files/upload-file.ts";
import { useSave } from "../../shared/save/use-save.ts";
import { useSpeakerChoices } from "../speakers/speaker-choices.public.ts";
import { RecordingCreateDocument } from "./recording-mutations.generated.ts";
import type { RecordingsProps } from "./recordings-props.ts";
import css from "./recordings.module.css";
import { useChanged } from "./use-changed.ts";

const send = sendsFiles("app-audio");

/** Records or uploads one more recording of something, by a speaker who has agreed that learners hear them. */
export function AddRecording({ kind, recordId, partId, name, subject, longestMs }: RecordingsProps) {
  const [chosen, setChosen] = useState("");
  const changed = useChanged();
  const { save } = useSave(RecordingCreateDocument, ({ saved }) => saved);
  const { choices, isKnown } = useSpeakerChoices({ subject: [subject], covers: ["APP"], status: ["ACTIVE"] });
  // Where only one could speak, nobody has to be chosen.
  const speakerId = chosen || (choices.length === 1 ? (choices[0]?.value ?? "") : "");

  async function add({ id: fileId }: SentFile) {
    const { payload } = await save({ input: { kind, recordId, partId: partId ?? null, fileId, speakerId } });
    if (!payload) return false;
    toast.done("Recording added. Somebody else has to approve it.");
    changed();
    return true;
  }
  if (isKnown && choices.length === 0)
    return (
      <p className={css.none}>
        No speaker of {subject} has agreed to be heard in the app.{" "}
        <TextLink href="/app/system/speakers?new">Add a speaker</TextLink>
      </p>
    );
  return (
    <div className={css.add}>
      <MenuSelect label="Speaker" value={speakerId} options={choices} onChange={setChosen} boxed>
        {speakerId === "" ? "Choose a speaker" : undefined}
      </MenuSelect>
      <Recorder
        name={name}
        longestMs={longestMs}
        send={send}
        onUse={add}
        disabledReason={speakerId === "" ? "Choose a speaker first." : undefined}
      />
    </div>
  );
}
