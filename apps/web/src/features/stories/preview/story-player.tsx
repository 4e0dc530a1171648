import { useState } from "react";
import type { Block } from "@app/domain/content/session.ts";
import { languageOf } from "@app/domain/language/language-of.ts";
import { Player } from "@app/ui/audio/player.tsx";
import { tryQuestion } from "../../content/builder/questions.public.ts";
import { saidMs, type PlayedSound } from "../../recordings/played-sound.public.ts";
import { Bubble } from "../stage/bubble.public.tsx";
import { PlayerFrame } from "../stage/player-frame.public.tsx";
import { Stage } from "../stage/stage.public.tsx";
import { useHeard } from "../stage/use-heard.public.ts";
import { useStepKeys, useSteps } from "../stage/use-steps.public.ts";
import type { ToldStep } from "./told-scenes.ts";

interface StoryPlayerProps {
  steps: readonly ToldStep[];
  subject: string;
  /** The recordings of its lines, by their parts. */
  sounds: ReadonlyMap<string, PlayedSound>;
  /** Asked once it is told. */
  questions: readonly Block[];
  /** The scene or the question to begin with; the first scene if it is none of them. */
  partId?: string | null;
  /** Whether ← and → go through it anywhere on the page. */
  byKeys?: boolean;
}

/** A story as the app tells it, line by line: by tap, button or key, or by itself with sound, or at reading speed. */
export function StoryPlayer(props: StoryPlayerProps) {
  const { steps: told, questions, subject, sounds, partId = null, byKeys = false } = props;
  const { heard, toggle } = useHeard(sounds);
  const soundOf = (step: ToldStep | undefined) => step && heard.get(step.partId);
  const steps = useSteps({
    start: Math.max(
      0,
      [...told.map(({ sceneId }) => sceneId), ...questions.map(({ _id }) => _id)].indexOf(partId ?? ""),
    ),
    count: told.length + questions.length,
    // A question waits to be answered.
    msOf: (step) => (step < told.length ? saidMs(soundOf(told[step]), told[step]?.text ?? "") : null),
  });
  useStepKeys(steps, byKeys);
  const [isTranslated, setTranslated] = useState(false);
  const step = told[steps.at];
  const sound = soundOf(step);
  const question = questions[steps.at - told.length];
  return (
    <PlayerFrame
      label="Story"
      steps={steps}
      count={told.length + questions.length}
      isTranslated={isTranslated}
      onTranslate={() => setTranslated(!isTranslated)}
      sound={toggle}
      stage={
        question ? null : (
          <Stage
            background={step?.background ?? null}
            figures={step?.figures ?? []}
            speakerId={step?.speakerId ?? null}
          />
        )
      }
    >
      {question ? <tryQuestion.Part key={question._id} question={question} language={languageOf(subject)} /> : null}
      <div role="status">
        {question ? null : step ? (
          <Bubble
            key={step.partId}
            who={step.who}
            text={step.text}
            translation={isTranslated ? step.translation : null}
            lang={languageOf(subject)}
          >
            {sound ? (
              <Player
                src={sound.src}
                label={step.text}
                durationMs={sound.durationMs}
                compact
                beginsNow={steps.isPlaying}
              />
            ) : null}
          </Bubble>
        ) : (
          "There are no lines yet."
        )}
      </div>
    </PlayerFrame>
  );
}
