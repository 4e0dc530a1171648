import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CirclePause, CirclePlay } from "../icons.ts";
import { Button } from "../page/button.tsx";
import { IconAction } from "../page/icon-action.tsx";
import { keepOneSound } from "./one-sound.ts";
import { clockOf } from "./sound-clock.ts";
import css from "./player.module.css";

interface PlayerProps {
  src: string;
  /** What is heard, for screen readers: "ákwà, SP-0001". */
  label: string;
  /** Shown before it is loaded. */
  durationMs?: number | undefined;
  /** The button alone, for rows. */
  compact?: boolean;
  /** Sounds by itself, where somebody has asked for all to be played. */
  beginsNow?: boolean;
}

const speeds = [1, 0.75, 0.5] as const;

/** What an audio element says of itself, and how it is told what to do. */
function useSound(knownMs: number | undefined) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  const [at, setAt] = useState(0);
  const [ms, setMs] = useState(knownMs ?? 0);
  const [speed, setSpeed] = useState<number>(1);
  const next = speeds[(speeds.findIndex((one) => one === speed) + 1) % speeds.length] ?? 1;
  useEffect(() => {
    keepOneSound();
    const element = audio.current;
    // What has left the page must not sound on.
    return () => {
      if (element && !element.paused) element.pause();
    };
  }, []);

  function toggle() {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) {
      element.pause();
      return;
    }
    setBroken(false);
    element.play().catch((error: unknown) => {
      if ((error as Error).name !== "AbortError") setBroken(true);
    });
  }
  function seek(to: number) {
    if (audio.current) audio.current.currentTime = to / 1000;
    setAt(to);
  }
  function changeSpeed() {
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  }
  const listeners = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false);
      seek(0);
    },
    onTimeUpdate: () => setAt((audio.current?.currentTime ?? 0) * 1000),
    onDurationChange: () => {
      const { duration } = audio.current ?? { duration: Number.NaN };
      if (Number.isFinite(duration)) setMs(duration * 1000);
    },
    onError: () => setBroken(true),
  };
  return { audio, playing, broken, at, ms, speed, next, toggle, seek, changeSpeed, listeners };
}

/**
 * Plays one recording. Starting it stops whatever else sounds on the page.
 *
 *     <Player src={`/files/${fileId}`} label="ákwà, SP-0001" durationMs={820} />
 */
export function Player({ src, label, durationMs, compact = false, beginsNow = false }: PlayerProps) {
  const { audio, playing, broken, at, ms, speed, next, toggle, seek, changeSpeed, listeners } = useSound(durationMs);
  const begin = useEffectEvent(() => {
    if (!playing) toggle();
  });
  useEffect(() => {
    if (beginsNow) begin();
  }, [beginsNow]);
  return (
    <span className={css.player} role="group" aria-label={label}>
      <IconAction
        label={`${playing ? "Pause" : "Play"} ${label}`}
        icon={playing ? CirclePause : CirclePlay}
        size={compact ? "small" : "medium"}
        onClick={toggle}
      />
      {compact ? null : (
        <>
          <input
            className={css.bar}
            type="range"
            min={0}
            max={Math.max(1, Math.round(ms))}
            step={100}
            value={Math.min(at, ms)}
            aria-label={`Position in ${label}`}
            aria-valuetext={`${clockOf(at)} of ${clockOf(ms)}`}
            onChange={({ target }) => seek(Number(target.value))}
          />
          <span className={css.time}>
            {clockOf(at)} / {clockOf(ms)}
          </span>
          <Button plain size="small" aria-label={`Speed ${speed}×, change to ${next}×`} onClick={changeSpeed}>
            {speed}×
          </Button>
        </>
      )}
      {broken ? (
        <span className={css.broken} role="alert">
          This recording cannot be played right now.
        </span>
      ) : null}
      <audio ref={audio} src={src} preload="none" {...listeners}>
        <track kind="captions" />
      </audio>
    </span>
  );
}
