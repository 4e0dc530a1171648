import { useState } from "react";
import { languageOf } from "@app/domain/language/language-of.ts";
import { Player } from "@app/ui/audio/player.tsx";
import { saidMs, type PlayedSound } from "../../recordings/played-sound.public.ts";
import { Bubble } from "../../stories/stage/bubble.public.tsx";
import { PlayerFrame } from "../../stories/stage/player-frame.public.tsx";
import { Stage } from "../../stories/stage/stage.public.tsx";
import { useHeard } from "../../stories/stage/use-heard.public.ts";
import { useStepKeys, useSteps } from "../../stories/stage/use-steps.public.ts";
import { roleNameOf, type ConversationValues, type TurnValues } from "../form/conversation.fields.ts";
import type { ConversationArt } from "../use-conversation-art.ts";
import { Choices } from "./choices.tsx";
import { conversationStage } from "./conversation-stage.ts";

interface ConversationPlayerProps {
  conversation: ConversationValues;
  art: ConversationArt;
  /** The recordings of its turns, by their ids. */
  sounds: ReadonlyMap<string, PlayedSound>;
  /** The turn to begin with; the first if it is none of them. */
  turnId?: string | null;
  /** Whether keys go through it anywhere on the page. */
  byKeys?: boolean;
}

/** A conversation as the learner practises it: they listen, choose in their own turns, are told, and go on. */
export function ConversationPlayer({
  conversation,
  art,
  sounds,
  turnId = null,
  byKeys = false,
}: ConversationPlayerProps) {
  const { turns, roles, learnerRoleId, subject, situation } = conversation;
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const [isTranslated, setTranslated] = useState(false);
  const { heard, toggle } = useHeard(sounds);
  const choiceIn = (turn: TurnValues | undefined) =>
    turn?.learnerChoices.find(({ choiceId }) => choiceId === picked[turn.turnId]);
  const isOpen = (turn: TurnValues | undefined) => Boolean(turn?.learnerChoices.length) && !choiceIn(turn);

  const going = useSteps({
    start: Math.max(
      0,
      turns.findIndex((turn) => turn.turnId === turnId),
    ),
    count: turns.length,
    msOf(at) {
      const turn = turns[at];
      if (isOpen(turn)) return null;
      const said = turn && !choiceIn(turn) ? heard.get(turn.turnId) : undefined;
      return saidMs(said, choiceIn(turn)?.feedback ?? turn?.text ?? "");
    },
  });
  const turn = turns[going.at];
  const isWaiting = isOpen(turn);
  const anew = (act: () => void) => () => {
    setPicked({});
    act();
  };
  const steps = { ...going, again: anew(going.again), toggle: going.isLast ? anew(going.toggle) : going.toggle };
  useStepKeys({ back: going.back, next: isWaiting ? () => undefined : going.next }, byKeys);

  const sound = turn && heard.get(turn.turnId);
  const bubbleOf = (one: TurnValues | undefined) =>
    one && (
      <Bubble
        key={one.turnId}
        who={roleNameOf(roles, one.roleId)}
        text={choiceIn(one)?.text ?? one.text}
        translation={isTranslated && !choiceIn(one) ? one.translation : null}
        lang={languageOf(subject)}
        isOwn={one.roleId === learnerRoleId}
      >
        {sound && one === turn ? (
          <Player src={sound.src} label={one.text} durationMs={sound.durationMs} compact beginsNow={going.isPlaying} />
        ) : null}
      </Bubble>
    );
  return (
    <PlayerFrame
      label="Conversation"
      steps={steps}
      count={turns.length}
      isWaiting={isWaiting}
      isTranslated={isTranslated}
      onTranslate={() => setTranslated(!isTranslated)}
      sound={toggle}
      stage={<Stage {...conversationStage(conversation, art)} speakerId={turn?.roleId ?? null} />}
    >
      {going.at === 0 && situation ? (
        <Bubble who={null} text={situation} translation={null} lang={undefined} />
      ) : (
        bubbleOf(turns[going.at - 1])
      )}
      <div role="status">
        {turn === undefined ? "There are no turns yet." : turn.learnerChoices.length > 0 ? null : bubbleOf(turn)}
      </div>
      {turn && turn.learnerChoices.length > 0 ? (
        <Choices
          key={turn.turnId}
          choices={turn.learnerChoices}
          picked={choiceIn(turn) ?? null}
          lang={languageOf(subject)}
          byKeys={byKeys}
          onPick={(choiceId) => setPicked({ ...picked, [turn.turnId]: choiceId })}
        />
      ) : null}
    </PlayerFrame>
  );
}
