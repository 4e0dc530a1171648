import type { ReactNode } from "react";
import {
  ArrowLeft,
  ArrowRight,
  CirclePause,
  CirclePlay,
  Languages,
  RotateCcw,
  Volume2,
  VolumeX,
} from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { PhoneFrame } from "@app/ui/value/phone-frame.tsx";
import css from "./player-frame.module.css";

interface PlayerFrameProps {
  /** Accessible name: "Story". */
  label: string;
  steps: {
    at: number;
    isPlaying: boolean;
    isFirst: boolean;
    isLast: boolean;
    back: () => void;
    next: () => void;
    again: () => void;
    toggle: () => void;
  };
  count: number;
  /** Why one cannot go on yet. */
  isWaiting?: boolean;
  isTranslated: boolean;
  onTranslate: () => void;
  /** Whether it is heard or only read; left out where nothing can be heard. */
  sound?: { isOn: boolean; onToggle: () => void } | undefined;
  /** A press on it goes on; null where there is nothing to see. */
  stage: ReactNode;
  children: ReactNode;
}

/** A phone on which something is told step by step: its picture, what is said, and the way on by tap, button and key. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { label, steps, count, isWaiting = false, isTranslated, onTranslate, sound, stage, children } = props;
  const { at, isPlaying, isFirst, isLast, back, next, again, toggle } = steps;
  return (
    <div role="group" aria-label={label}>
      <PhoneFrame bare>
        <progress className={css.progress} aria-label="Progress" value={at + 1} max={Math.max(1, count)} />
        {/* The button after it does the same for keys and readers. */}
        {stage === null ? null : (
          <div className={css.stage} onClick={isWaiting ? undefined : next}>
            {stage}
          </div>
        )}
        <div className={css.said}>{children}</div>
        <div className={css.keys}>
          <IconAction label="Back" icon={ArrowLeft} disabled={isFirst} onClick={back} />
          <IconAction
            label={isPlaying ? "Pause" : "Play"}
            icon={isPlaying ? CirclePause : CirclePlay}
            onClick={toggle}
          />
          <IconAction
            label={isTranslated ? "Hide the translation" : "Show the translation"}
            icon={Languages}
            aria-pressed={isTranslated}
            onClick={onTranslate}
          />
          {sound ? (
            <IconAction
              label={sound.isOn ? "Sound off" : "Sound on"}
              icon={sound.isOn ? Volume2 : VolumeX}
              onClick={sound.onToggle}
            />
          ) : null}
          {isLast ? (
            <IconAction label="From the beginning" icon={RotateCcw} onClick={again} />
          ) : (
            <IconAction label="Next" icon={ArrowRight} disabled={isWaiting} onClick={next} />
          )}
        </div>
      </PhoneFrame>
    </div>
  );
}
