import { useState } from "react";
import { languageOf } from "@app/domain/language/language-of.ts";
import { readingMs } from "@app/domain/stories/reading-time.ts";
import { Bubble } from "../stage/bubble.public.tsx";
import { PlayerFrame } from "../stage/player-frame.public.tsx";
import { Stage } from "../stage/stage.public.tsx";
import { useStepKeys, useSteps } from "../stage/use-steps.public.ts";
import type { ToldStep } from "./told-scenes.ts";

interface StoryPlayerProps {
  steps: readonly ToldStep[];
  subject: string;
  /** The scene to begin with; the first if it is none of them. */
  sceneId?: string | null;
  /** Whether ← and → go through it anywhere on the page. */
  byKeys?: boolean;
}

/** A story as the app tells it, line by line: by tap, button or key, or by itself at reading speed. */
export function StoryPlayer({ steps: told, subject, sceneId = null, byKeys = false }: StoryPlayerProps) {
  const steps = useSteps({
    start: Math.max(
      0,
      told.findIndex((step) => step.sceneId === sceneId),
    ),
    count: told.length,
    msOf: (step) => readingMs(told[step]?.text ?? ""),
  });
  useStepKeys(steps, byKeys);
  const [isTranslated, setTranslated] = useState(false);
  const step = told[steps.at];
  return (
    <PlayerFrame
      label="Story"
      steps={steps}
      count={told.length}
      isTranslated={isTranslated}
      onTranslate={() => setTranslated(!isTranslated)}
      stage={
        <Stage
          background={step?.background ?? null}
          figures={step?.figures ?? []}
          speakerId={step?.speakerId ?? null}
        />
      }
    >
      <div role="status">
        {step ? (
          <Bubble
            who={step.who}
            text={step.text}
            translation={isTranslated ? step.translation : null}
            lang={languageOf(subject)}
          />
        ) : (
          "There are no lines yet."
        )}
      </div>
    </PlayerFrame>
  );
}
