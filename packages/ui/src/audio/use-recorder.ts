import { useEffect, useRef, useState } from "react";
import type { Sound } from "@app/domain/audio/wav.ts";
import { soundMessages } from "@app/domain/audio/recording-sound.ts";
import { MicrophoneError, openMicrophone, type Blocked, type Microphone } from "./microphone.ts";
import { soundOf, takeOf, type Take } from "./stored-sound.ts";

/** How far a recording is. */
export type RecorderState =
  | { step: "idle"; fault?: string }
  | { step: "asking" }
  | { step: "blocked"; why: Blocked }
  | { step: "counting"; left: number }
  | { step: "recording"; ms: number; level: number }
  | { step: "working" }
  | { step: "ready"; take: Take; url: string; wasCut: boolean };

const idle: RecorderState = { step: "idle" };
const countFrom = 3;
const second = 1000;

export interface RecorderOptions {
  /** The name of the file. */
  name: string;
  longestMs: number;
  /** Opens the microphone. */
  open?: () => Promise<Microphone>;
}

/**
 * Records one sound: asks for the microphone, counts down, listens, and judges what it heard. Nothing is lost until it is
 * recorded again.
 */
export function useRecorder({ name, longestMs, open = openMicrophone }: RecorderOptions) {
  const [state, setState] = useState<RecorderState>(idle);
  const microphone = useRef<Microphone | null>(null);
  /** Raised by everything that overtakes what is under way. */
  const round = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const url = useRef<string | null>(null);

  function stopListening() {
    clearTimeout(timer.current);
    microphone.current?.close();
    microphone.current = null;
  }
  function forget() {
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
  }
  useEffect(
    () => () => {
      round.current += 1;
      stopListening();
      forget();
    },
    [],
  );

  function show(sound: Sound, wasCut: boolean) {
    forget();
    const take = takeOf(sound, name, longestMs);
    url.current = URL.createObjectURL(take.file);
    setState({ step: "ready", take, url: url.current, wasCut });
  }

  async function finish(wasCut: boolean) {
    const opened = microphone.current;
    if (!opened) return;
    microphone.current = null;
    const mine = (round.current += 1);
    setState({ step: "working" });
    const sound = await opened.stop();
    if (mine !== round.current) return;
    // The last part may reach past the limit.
    show({ ...sound, samples: sound.samples.slice(0, Math.floor((sound.rate * longestMs) / second)) }, wasCut);
  }

  function listen() {
    setState({ step: "recording", ms: 0, level: 0 });
    microphone.current?.start(
      ({ ms, level }) => {
        if (microphone.current === null) return;
        if (ms >= longestMs) void finish(true);
        else setState({ step: "recording", ms, level });
      },
      () => void finish(true),
    );
  }

  function count(left: number) {
    if (left === 0) {
      listen();
      return;
    }
    setState({ step: "counting", left });
    timer.current = setTimeout(() => count(left - 1), second);
  }

  async function record() {
    stopListening();
    const mine = (round.current += 1);
    setState({ step: "asking" });
    try {
      const opened = await open();
      if (mine !== round.current) {
        opened.close();
        return;
      }
      microphone.current = opened;
      count(countFrom);
    } catch (error) {
      if (mine === round.current)
        setState({ step: "blocked", why: error instanceof MicrophoneError ? error.why : "busy" });
    }
  }

  async function choose(file: File) {
    stopListening();
    const mine = (round.current += 1);
    setState({ step: "working" });
    const sound = await soundOf(file);
    if (mine !== round.current) return;
    if (sound) show(sound, false);
    else setState({ step: "idle", fault: soundMessages.unreadable });
  }

  function cancel() {
    round.current += 1;
    stopListening();
    forget();
    setState(idle);
  }

  return {
    state,
    record: () => void record(),
    stop: () => void finish(false),
    choose: (file: File) => void choose(file),
    cancel,
  };
}
