import { conversationPracticeInput } from "@app/domain/conversations/conversation-practice.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import type { LearnerLevel } from "@app/schema/types.generated.ts";
import { newId } from "../../../shared/editor/new-id.ts";
import { enumField, references, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { countOf } from "../../../shared/text/format.ts";
import { soundsBy } from "../../recordings/played-sound.public.ts";
import type { ConversationPracticeRecordFragment } from "../conversation.generated.ts";

interface RoleValues {
  roleId: string;
  name: string;
  characterId: string;
}

export interface ChoiceValues {
  choiceId: string;
  text: string;
  isGood: boolean;
  feedback: string;
}

/** A turn as its form has it. */
export interface TurnValues {
  turnId: string;
  roleId: string;
  text: string;
  translation: string;
  learnerChoices: readonly ChoiceValues[];
}

/** What a role is called, or which of the two it is while it has no name. */
export const roleNameOf = (roles: readonly { roleId: string; name?: string | null }[], roleId: string): string => {
  const at = roles.findIndex((role) => role.roleId === roleId);
  return at === -1 ? "Nobody" : roles[at]?.name || `Role ${at + 1}`;
};

export const newChoice = (): ChoiceValues => ({ choiceId: newId(), text: "", isGood: false, feedback: "" });

/** The next turn: of the other role than the last one, the first at the beginning. */
export const nextTurn = (turns: readonly TurnValues[], roles: readonly RoleValues[]): TurnValues => {
  const last = turns.at(-1)?.roleId;
  const { roleId = "" } = roles.find((role) => role.roleId !== last) ?? {};
  return { turnId: newId(), roleId, text: "", translation: "", learnerChoices: [] };
};

/** The same turn once more, with ids of its own. */
export const copyOfTurn = (turn: TurnValues): TurnValues => ({
  ...turn,
  turnId: newId(),
  learnerChoices: turn.learnerChoices.map((choice) => ({ ...choice, choiceId: newId() })),
});

/** What a practice sounds like, by its turns. */
export const soundsOf = ({ turns }: Pick<ConversationPracticeRecordFragment, "turns">) =>
  soundsBy(turns.map(({ turnId, mainRecording }) => ({ key: turnId, mainRecording })));

interface Said {
  text?: string | null;
  learnerChoices?: readonly { text?: string | null; isGood: boolean }[];
}
const inWords = ({ text: said, learnerChoices = [] }: Said) =>
  [
    said || "…",
    ...learnerChoices.map((choice) => `${choice.isGood ? "good" : "not good"}: ${choice.text || "…"}`),
  ].join(" / ");
const listed = (turns: readonly Said[]) => (turns.length === 0 ? "none" : turns.map(inWords).join("\n"));
const named = (roles: readonly { name?: string | null }[]) => roles.map(({ name }) => name || "no name yet").join(", ");

const [firstId, secondId] = ["a", "b"];
const twoRoles: readonly RoleValues[] = [firstId, secondId].map((roleId) => ({ roleId, name: "", characterId: "" }));
const noTurns: readonly TurnValues[] = [];

/** A conversation practice's form as a table of its fields. */
export const conversationForm = formOf<ConversationPracticeRecordFragment>()(conversationPracticeInput, {
  title: text("Title"),
  subject: text("Language", "Igbo"),
  level: enumField<LearnerLevel>()("Level", learnerLevels, "beginner"),
  situation: text("Situation"),
  backgroundId: { ...text("Background"), show: () => "another background" },
  roles: {
    label: "Roles",
    empty: twoRoles,
    readFrom: ({ roles }: ConversationPracticeRecordFragment): readonly RoleValues[] =>
      roles.map(({ roleId, name, characterId }) => ({ roleId, name: name ?? "", characterId: characterId ?? "" })),
    show: named,
    showStored: (stored: unknown) => named(stored as Parameters<typeof named>[0]),
  },
  learnerRoleId: {
    ...text("The learner plays"),
    show: (id: string) => ({ [firstId]: "the first role", [secondId]: "the second role" })[id] ?? "another role",
  },
  turns: {
    label: "Turns",
    empty: noTurns,
    readFrom: ({ turns }: ConversationPracticeRecordFragment): readonly TurnValues[] =>
      turns.map(({ turnId, roleId, text: said, translation, learnerChoices }) => ({
        turnId,
        roleId: roleId ?? "",
        text: said ?? "",
        translation: translation ?? "",
        learnerChoices: learnerChoices.map((choice) => ({
          choiceId: choice.choiceId,
          text: choice.text ?? "",
          isGood: choice.isGood,
          feedback: choice.feedback ?? "",
        })),
      })),
    show: listed,
    showStored: (stored: unknown) => listed(stored as readonly Said[]),
  },
  wordIds: {
    ...references("Vocabulary", "words"),
    show: (ids: readonly string[]) => countOf(ids.length, "word"),
    showStored: (stored: unknown) => countOf((stored as readonly string[]).length, "word"),
  },
});
export type ConversationValues = ReturnType<typeof conversationForm.recordOf>["values"];

/** Its roles and turns are merged one by one with what others saved. */
export const conversationParts = { roles: "roleId", turns: "turnId" };
