import { useRef, useState } from "react";
import type { SendFile, SentFile } from "../form/send-file.ts";
import { useSending } from "../form/use-sending.ts";
import { RecorderView } from "./recorder-view.tsx";
import { useRecorder, type RecorderOptions } from "./use-recorder.ts";

interface RecorderProps extends RecorderOptions {
  send: SendFile;
  /** Uses the file that was sent, and answers whether that went well; what is recorded stays here until then. */
  onUse: (file: SentFile) => Promise<boolean>;
  /** Why nothing can be recorded yet: "Choose a speaker first." */
  disabledReason?: string | undefined;
}

/**
 * Records a sound or takes one from a file, plays it, and sends it. A recording whose sending fails stays, and is sent
 * again.
 *
 *     <Recorder name="ákwà" longestMs={recordingLimits.longestWord} send={sendsFiles("app-audio")} onUse={add} />
 */
export function Recorder({ send, onUse, disabledReason, ...options }: RecorderProps) {
  const { state, record, stop, choose, cancel } = useRecorder(options);
  const { state: sending, start, again, cancel: stopSending } = useSending(send);
  const [isUsing, setUsing] = useState(false);
  /** What was sent, but could not be used yet. */
  const sent = useRef<SentFile | null>(null);

  async function use(file: File) {
    setUsing(true);
    sent.current ??= await (sending.step === "failed" ? again() : start(file));
    if (sent.current !== null && (await onUse(sent.current))) {
      sent.current = null;
      cancel();
    }
    setUsing(false);
  }
  const anew = (act: () => void) => () => {
    stopSending();
    sent.current = null;
    act();
  };
  const take = state.step === "ready" ? state.take : null;
  return (
    <RecorderView
      name={options.name}
      longestMs={options.longestMs}
      state={state}
      sending={sending}
      isUsing={isUsing}
      disabledReason={disabledReason}
      onRecord={anew(record)}
      onStop={stop}
      onCancel={anew(cancel)}
      onChoose={(file) => anew(() => choose(file))()}
      onUse={() => take && void use(take.file)}
    />
  );
}
