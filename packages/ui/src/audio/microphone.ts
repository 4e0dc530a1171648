import type { Sound } from "@app/domain/audio/wav.ts";
import captureAddress from "./capture.worklet.js?url";
import { toStored } from "./stored-sound.ts";

/** Why nothing can be recorded. */
export type Blocked = "refused" | "missing" | "busy" | "unsupported";

export class MicrophoneError extends Error {
  readonly why: Blocked;
  constructor(why: Blocked) {
    super(why);
    this.why = why;
  }
}

/** An open microphone. Nothing is kept before `start`. */
export interface Microphone {
  /** Keeps what is heard from now on, and tells how long and how loud that is, from 0 to 1. */
  start: (onHeard: (heard: { ms: number; level: number }) => void, onGone: () => void) => void;
  /** Closes it and answers what was kept. */
  stop: () => Promise<Sound>;
  /** Closes it and keeps nothing. */
  close: () => void;
}

const whyOf = (error: unknown): Blocked => {
  const { name = "" } = error as { name?: string };
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "busy";
};

/** As it sounds: what calls improve would change how a word is said. */
const asItSounds = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** Asks for the microphone, and opens it. */
export async function openMicrophone(): Promise<Microphone> {
  // Undefined where the page is not served over a secure connection.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || typeof AudioWorkletNode === "undefined") throw new MicrophoneError("unsupported");
  const stream = await devices.getUserMedia({ audio: asItSounds }).catch((error: unknown) => {
    throw new MicrophoneError(whyOf(error));
  });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== "closed") void context.close();
  };
  try {
    await context.audioWorklet.addModule(captureAddress);
    await context.resume();
  } catch {
    close();
    throw new MicrophoneError("busy");
  }
  const capture = new AudioWorkletNode(context, "capture");
  context.createMediaStreamSource(stream).connect(capture);
  // Only what leads to the loudspeaker is asked for samples; it is given silence.
  capture.connect(context.destination);

  const parts: Float32Array[] = [];
  let length = 0;
  return {
    close,
    start(onHeard, onGone) {
      capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
        parts.push(data);
        length += data.length;
        const level = Math.max(...data.map(Math.abs));
        onHeard({ ms: (length / context.sampleRate) * 1000, level });
      };
      for (const track of stream.getTracks()) track.addEventListener("ended", onGone, { once: true });
    },
    async stop() {
      close();
      const samples = new Float32Array(length);
      let at = 0;
      for (const part of parts) {
        samples.set(part, at);
        at += part.length;
      }
      return toStored({ rate: context.sampleRate, samples });
    },
  };
}
