import { useRef } from "react";
import { durationOf, soundMessages } from "@app/domain/audio/recording-sound.ts";
import type { SendingState } from "../form/use-sending.ts";
import { Check, Mic, RotateCcw, Square, Upload, X, type Icon } from "../icons.ts";
import { Button } from "../page/button.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { Blocked } from "./microphone.ts";
import { Player } from "./player.tsx";
import { clockOf } from "./sound-clock.ts";
import type { RecorderState } from "./use-recorder.ts";
import css from "./recorder.module.css";

interface RecorderViewProps {
  name: string;
  longestMs: number;
  state: RecorderState;
  sending: SendingState;
  /** What was recorded is being sent or used. */
  isUsing: boolean;
  disabledReason?: string | undefined;
  onRecord: () => void;
  onStop: () => void;
  onCancel: () => void;
  onChoose: (file: File) => void;
  onUse: () => void;
}

const blocked: Readonly<Record<Blocked, string>> = {
  refused: "The browser may not use the microphone. Allow it beside the page’s address, then record again.",
  missing: "No microphone was found. Connect one and try again, or choose a file.",
  busy: "The microphone did not start. Another program may be using it.",
  unsupported: "This browser cannot record here. Choose a file instead.",
};

/** What the main button does at each step; it is one button, so that it keeps its focus. */
function mainOf({ state, onRecord, onStop, onCancel }: RecorderViewProps): [string, Icon, () => void] {
  switch (state.step) {
    case "asking":
    case "counting":
    case "working":
      return ["Cancel", X, onCancel];
    case "recording":
      return ["Stop", Square, onStop];
    case "ready":
      return ["Record again", RotateCcw, onRecord];
    default:
      return ["Record", Mic, onRecord];
  }
}

/** What is said of a step, to those who see it and those who hear it. */
function statusOf(state: RecorderState): string {
  switch (state.step) {
    case "asking":
      return "The browser is asking whether it may use the microphone.";
    case "counting":
      return `Recording begins in ${state.left}`;
    case "working":
      return "One moment…";
    default:
      return "";
  }
}

function troubleOf({ state, sending, longestMs }: RecorderViewProps): string {
  if (state.step === "blocked") return blocked[state.why];
  if (state.step === "idle") return state.fault ?? "";
  if (state.step !== "ready") return "";
  if (state.take.fault !== null) return state.take.fault;
  if (sending.step === "failed") return `It was not saved: ${sending.message} Your recording is still here.`;
  return state.wasCut ? soundMessages.stopped(longestMs) : "";
}

/** A recorder at one of its steps. */
export function RecorderView(props: RecorderViewProps) {
  const { name, longestMs, state, sending, isUsing, disabledReason, onChoose, onUse } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [label, icon, act] = mainOf(props);
  const isResting = state.step === "idle" || state.step === "blocked" || state.step === "ready";
  const mayUse = state.step === "ready" && state.take.fault === null;
  const trouble = troubleOf(props);
  const isTrouble = !(mayUse && sending.step !== "failed");
  return (
    <div className={css.recorder} role="group" aria-label={`Recorder: ${name}`}>
      {state.step === "ready" ? (
        <Player key={state.url} src={state.url} label="your recording" durationMs={durationOf(state.take.sound)} />
      ) : null}
      {state.step === "recording" ? (
        <span className={css.live}>
          <span className={css.level} aria-hidden>
            <span style={{ width: `${Math.min(100, Math.round(state.level * 100))}%` }} />
          </span>
          <span className={css.time}>
            {clockOf(state.ms)} of {clockOf(longestMs)}
          </span>
        </span>
      ) : null}
      <span className={css.status} role="status">
        {statusOf(state)}
      </span>
      <VisuallyHidden role="status">
        {state.step === "recording" ? "Recording" : ""}
        {state.step === "ready" ? `Recorded ${clockOf(durationOf(state.take.sound))}` : ""}
      </VisuallyHidden>
      <span className={css.buttons}>
        {mayUse ? (
          <Button main size="small" icon={Check} pending={isUsing} onClick={onUse}>
            {isUsing ? "Saving…" : sending.step === "failed" ? "Try again" : "Use this"}
          </Button>
        ) : null}
        <Button size="small" icon={icon} disabledReason={disabledReason} disabled={isUsing} onClick={act}>
          {label}
        </Button>
        {isResting ? (
          <Button
            size="small"
            plain
            icon={Upload}
            disabledReason={disabledReason}
            disabled={isUsing}
            onClick={() => chooser.current?.click()}
          >
            Choose a file
          </Button>
        ) : null}
      </span>
      {trouble === "" ? null : (
        <p className={css.trouble} data-quiet={isTrouble ? undefined : ""} role={isTrouble ? "alert" : undefined}>
          {trouble}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        accept="audio/*"
        aria-label={`Sound file of ${name}`}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
      />
    </div>
  );
}
