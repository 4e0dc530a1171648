import { recordingLimits, soundMessages } from "@app/domain/audio/recording-sound.ts";
import { writeWav } from "@app/domain/audio/wav.ts";
import { Player } from "@app/ui/audio/player.tsx";
import { RecorderView } from "@app/ui/audio/recorder-view.tsx";
import { Recorder } from "@app/ui/audio/recorder.tsx";
import type { RecorderState } from "@app/ui/audio/use-recorder.ts";
import type { SendFile } from "@app/ui/form/send-file.ts";
import type { SendingState } from "@app/ui/form/use-sending.ts";
import { Sample, Samples } from "./sample.tsx";

const { rate, longestWord } = recordingLimits;
const nothing = () => undefined;
const sound = {
  rate,
  samples: Float32Array.from({ length: rate }, (_, at) => 0.3 * Math.sin((2 * Math.PI * 330 * at) / rate)),
};
const file = new File([writeWav(sound)], "ákwà.wav", { type: "audio/wav" });
const url = URL.createObjectURL(file);
const ready = (fault: string | null, wasCut = false): RecorderState => ({
  step: "ready",
  take: { file, sound, fault },
  url,
  wasCut,
});

const steps: readonly [title: string, state: RecorderState, sending?: SendingState][] = [
  ["Before", { step: "idle" }],
  ["A file without sound", { step: "idle", fault: soundMessages.unreadable }],
  ["Asking for the microphone", { step: "asking" }],
  ["Refused by the browser", { step: "blocked", why: "refused" }],
  ["No microphone", { step: "blocked", why: "missing" }],
  ["Microphone in use", { step: "blocked", why: "busy" }],
  ["A browser that cannot", { step: "blocked", why: "unsupported" }],
  ["Counting down", { step: "counting", left: 2 }],
  ["Recording", { step: "recording", ms: 3_400, level: 0.6 }],
  ["Being read", { step: "working" }],
  ["To be used", ready(null)],
  ["Cut at its limit", ready(null, true)],
  ["Almost silent", ready(soundMessages.silent)],
  ["Distorted", ready(soundMessages.distorted)],
  ["Being sent", ready(null), { step: "sending", name: "ákwà.wav", share: 0.4 }],
  ["Not sent", ready(null), { step: "failed", name: "ákwà.wav", message: "Network error.", isUnfit: false }],
];

const used = () => Promise.resolve(true);
const send: SendFile = () => Promise.resolve({ id: "1", name: "ákwà.wav", size: file.size });

export function Sounds() {
  return (
    <Samples>
      <Sample title="Player: whole, compact, of a file that is gone" stacked>
        <Player src={url} label="ákwà, SP-0001" durationMs={1000} />
        <Player src={url} label="ákwà, SP-0002" durationMs={1000} compact />
        <Player src="/gone.wav" label="ákwà, SP-0003" durationMs={64_000} />
      </Sample>
      {steps.map(([title, state, sending = { step: "none" }]) => (
        <Sample key={title} title={`Recorder: ${title.toLowerCase()}`} stacked>
          <RecorderView
            name={title}
            longestMs={longestWord}
            state={state}
            sending={sending}
            isUsing={sending.step === "sending"}
            onRecord={nothing}
            onStop={nothing}
            onCancel={nothing}
            onChoose={nothing}
            onUse={nothing}
          />
        </Sample>
      ))}
      <Sample title="Recorder that works, and one that waits for a choice" stacked>
        <Recorder name="Try it" longestMs={longestWord} send={send} onUse={used} />
        <Recorder
          name="Without a speaker"
          longestMs={longestWord}
          send={send}
          onUse={used}
          disabledReason="Choose a speaker first."
        />
      </Sample>
    </Samples>
  );
}
