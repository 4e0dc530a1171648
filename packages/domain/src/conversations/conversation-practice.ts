import * as z from "zod";
import { choiceField, idField, optional, proseField, textField, versionField } from "../fields.ts";
import { languageOptions } from "../language/dialect.ts";
import { messages } from "../messages.ts";
import { partId, partList, refuseSameIds } from "../part-lists.ts";
import { learnerLevels } from "../people/people-enums.ts";
import { spokenFields } from "../stories/spoken.ts";
import { conversationMessages as texts } from "./conversation-messages.ts";

export const situationMax = 300;
export const turnsMax = 60;
export const choicesMax = 4;
export const choiceMax = 200;
export const vocabularyMax = 50;

const role = z.object({
  roleId: partId,
  /** A draft may have none yet. */
  name: optional(textField("Name", 40, "yo")),
  characterId: optional(idField("Character")),
});
export type RoleInput = z.infer<typeof role>;

const learnerChoice = z.object({
  choiceId: partId,
  text: optional(proseField("Text", choiceMax, "yo")),
  isGood: z.boolean(messages.yesOrNo),
  feedback: optional(proseField("Feedback", choiceMax, "yo")),
});
export type LearnerChoiceInput = z.infer<typeof learnerChoice>;

const turn = z.object({
  turnId: partId,
  roleId: optional(partId),
  ...spokenFields,
  learnerChoices: partList("Choices", learnerChoice, choicesMax, "choices")
    .superRefine((choices, context) =>
      refuseSameIds(
        choices.map(({ choiceId }) => choiceId),
        context,
      ),
    )
    .default([]),
});
export type TurnInput = z.infer<typeof turn>;

const fields = z.object({
  subject: choiceField("Language", languageOptions),
  title: textField("Title", 120, "yo"),
  level: choiceField("Level", learnerLevels),
  situation: optional(proseField("Situation", situationMax, "yo")),
  backgroundId: optional(idField("Background")),
  roles: z
    .array(role, messages.list("Roles"))
    .length(2, texts.twoRoles)
    .superRefine((roles, context) =>
      refuseSameIds(
        roles.map(({ roleId }) => roleId),
        context,
      ),
    ),
  learnerRoleId: optional(partId),
  turns: partList("Turns", turn, turnsMax, "turns").superRefine((turns, context) =>
    refuseSameIds(
      turns.map(({ turnId }) => turnId),
      context,
    ),
  ),
  wordIds: z
    .array(idField("Word"), messages.list("Vocabulary"))
    .max(vocabularyMax, messages.atMostItems(vocabularyMax, "words"))
    .overwrite((ids) => [...new Set(ids)]),
});

/** A new conversation practice. Its title is unique in its language. Source: domain.md 1.5. */
export const conversationPracticeInput = fields.extend({
  turns: fields.shape.turns.default([]),
  wordIds: fields.shape.wordIds.default([]),
});
export type ConversationPracticeInput = z.infer<typeof conversationPracticeInput>;

/** Changes to a conversation practice: what is left out stays, lists are given whole. */
export const conversationPracticeUpdateInput = fields
  .partial()
  .extend({ _id: idField("Conversation practice"), version: versionField });
export type ConversationPracticeUpdateInput = z.infer<typeof conversationPracticeUpdateInput>;
