import type { ContentCheck } from "../language/word.ts";
import { messages } from "../messages.ts";
import { spokenChecks, type Spoken } from "../stories/spoken.ts";
import { conversationMessages as texts } from "./conversation-messages.ts";

type Text = string | null | undefined;

interface Choice {
  text?: Text;
  isGood: boolean;
  feedback?: Text;
}

interface Turn extends Spoken {
  roleId?: Text;
  learnerChoices: readonly Choice[];
}

/** A conversation practice as its rules see it. */
export interface Conversation {
  situation?: Text;
  roles: readonly { roleId: string; name?: Text }[];
  learnerRoleId?: Text;
  turns: readonly Turn[];
}

/** What is wrong with the choices of a turn. `isLearners`: whether the learner plays it. */
function choiceChecks(choices: readonly Choice[], at: string, turn: number, isLearners: boolean): ContentCheck[] {
  const list = `${at}.learnerChoices`;
  if (choices.length === 0) return [];
  if (!isLearners) return [{ field: list, message: texts.learnersOnly }];
  return [
    ...(choices.length < 2 ? [{ field: list, message: texts.fewChoices(turn) }] : []),
    ...(choices.some(({ isGood }) => isGood) ? [] : [{ field: list, message: texts.oneGood }]),
    ...choices.flatMap(({ text, feedback }, index) => [
      ...(text ? [] : [{ field: `${list}.${index}.text`, message: texts.noChoiceText(index + 1, turn) }]),
      ...(text && choices.findIndex((choice) => choice.text === text) < index
        ? [{ field: `${list}.${index}.text`, message: texts.sameChoice }]
        : []),
      ...(feedback ? [] : [{ field: `${list}.${index}.feedback`, message: texts.noFeedback(index + 1, turn) }]),
    ]),
  ];
}

/** Choices stand for what the learner would say, so that a turn with choices needs no text besides. */
const needsText = ({ text, translation, learnerChoices }: Turn): boolean =>
  learnerChoices.length === 0 || Boolean(text) || Boolean(translation);

/** What keeps a conversation practice from being submitted; a draft is saved with these. Source: domain.md 1.5. */
export function conversationChecks({ situation, roles, learnerRoleId, turns }: Conversation): ContentCheck[] {
  const known = new Set(roles.map(({ roleId }) => roleId));
  return [
    ...(situation ? [] : [{ field: "situation", message: messages.required("Situation") }]),
    ...roles.flatMap(({ name }, index) =>
      name ? [] : [{ field: `roles.${index}.name`, message: texts.noRoleName(index + 1) }],
    ),
    ...(learnerRoleId && known.has(learnerRoleId) ? [] : [{ field: "learnerRoleId", message: texts.learnerRole }]),
    ...(turns.length < 2 ? [{ field: "turns", message: texts.fewTurns }] : []),
    ...turns.flatMap((turn, index) => {
      const { roleId, learnerChoices } = turn;
      const at = `turns.${index}`;
      const n = index + 1;
      return [
        ...(roleId && known.has(roleId) ? [] : [{ field: `${at}.roleId`, message: texts.noSpeaker(n) }]),
        ...(needsText(turn) ? spokenChecks(turn, at, `Turn ${n}`) : []),
        ...choiceChecks(learnerChoices, at, n, Boolean(roleId) && roleId === learnerRoleId),
      ];
    }),
  ];
}

/** What does not keep it from being submitted, but is seldom meant. Source: domain.md 1.5. */
export const conversationWarnings = ({ turns }: Pick<Conversation, "turns">): ContentCheck[] =>
  turns.flatMap(({ roleId }, index) =>
    roleId && roleId === turns[index - 1]?.roleId ? [{ field: `turns.${index}.roleId`, message: texts.alternate }] : [],
  );
