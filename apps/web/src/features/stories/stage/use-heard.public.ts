import { useState } from "react";
import { noSounds, type PlayedSound } from "../../recordings/played-sound.public.ts";

/** The sounds of a player while they are on, and the switch for `PlayerFrame`; none where there is no sound. */
export function useHeard(sounds: ReadonlyMap<string, PlayedSound>) {
  const [isOn, setOn] = useState(true);
  return {
    heard: isOn ? sounds : noSounds,
    toggle: sounds.size === 0 ? undefined : { isOn, onToggle: () => setOn(!isOn) },
  };
}
