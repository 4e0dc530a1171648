import { answerless } from "@app/domain/content/learner-view.ts";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import type { ConversationPracticeInput } from "@app/domain/conversations/conversation-practice.ts";
import { wordForms } from "@app/domain/language/word-forms.ts";
import type { WordInput } from "@app/domain/language/word.ts";
import type { ProductUpdateInput } from "@app/domain/product-updates/product-update.ts";
import { linePart, linesSaid, sentencesSaid, turnsSaid, type Said } from "@app/domain/recordings/said.ts";
import type { SentenceItemInput } from "@app/domain/sentences/sentence-session.ts";
import type { StoryInput } from "@app/domain/stories/story.ts";
import type { UsableRecording } from "../recordings/recordings.public.ts";
import { shownBlock } from "./app-block.record.ts";
import type { AppItemRecord, AppPictureRecord, AppSoundRecord } from "./app-item.record.ts";

/** Live copies, as far as the app is given them. */
export type LiveWord = Pick<
  WordInput,
  "subject" | "headword" | "partOfSpeech" | "meanings" | "examples" | "variants" | "topics"
> & {
  dialectId: string;
};
export interface LiveSession {
  title: string;
  topic?: string | null;
  items: readonly SentenceItemInput[];
}
export type LiveStory = Pick<StoryInput, "title" | "ageGroup" | "coverFileId" | "coverAlt" | "scenes" | "questions">;
export type LiveConversation = Pick<
  ConversationPracticeInput,
  "title" | "situation" | "backgroundId" | "roles" | "learnerRoleId" | "turns" | "wordIds"
>;
export type LiveUpdate = Pick<
  ProductUpdateInput,
  | "title"
  | "body"
  | "kind"
  | "platforms"
  | "minAppVersion"
  | "imageFileId"
  | "imageAlt"
  | "audience"
  | "subjects"
  | "regionIds"
>;

interface Drawn {
  id: string;
  name: string;
  imageFileId: string;
  imageAlt: string;
}
interface Look {
  id: string;
  imageFileId: string;
}

/** What live copies refer to, by ids. */
export interface Known {
  /** Recordings by `heardKey`. */
  heard: ReadonlyMap<string, readonly UsableRecording[]>;
  dialects: ReadonlyMap<string, { name: string }>;
  characters: ReadonlyMap<string, Drawn & { expressions: readonly Look[] }>;
  backgrounds: ReadonlyMap<string, Drawn>;
  regions: ReadonlyMap<string, { code: string }>;
}

type Part<Name extends keyof AppItemRecord> = NonNullable<AppItemRecord[Name]>;

const dialectIn = ({ dialects }: Known, id: string): string => dialects.get(id)?.name ?? "";

const shownSound = ({ fileId, durationMs, speakerCode, dialectId }: UsableRecording, known: Known): AppSoundRecord => ({
  fileId,
  durationMs,
  speaker: speakerCode,
  dialect: dialectIn(known, dialectId),
});

/** The place of recordings of a text: those of what a part said before are not heard. */
export const heardKey = (recordId: string, partId: string | null, saidKey: string) =>
  `${recordId} ${partId ?? ""} ${saidKey}`;

/** The recording that is heard first of each part of a record, as its live copy says it. */
function soundsOf(id: string, said: readonly Said[], known: Known): (partId: string) => AppSoundRecord | null {
  const keys = new Map(said.map(({ partId, key }) => [partId, key]));
  return (partId) => {
    const [first] = known.heard.get(heardKey(id, partId, keys.get(partId) ?? "")) ?? [];
    return first ? shownSound(first, known) : null;
  };
}

const shownPicture = (drawn: Drawn | undefined, look?: Look): AppPictureRecord | null =>
  drawn
    ? {
        _id: drawn.id,
        name: drawn.name,
        imageFileId: look?.imageFileId ?? drawn.imageFileId,
        imageAlt: drawn.imageAlt,
      }
    : null;

const backgroundIn = ({ backgrounds }: Known, id: string | null | undefined) => shownPicture(backgrounds.get(id ?? ""));

const heardOf = (id: string, { headword, subject }: LiveWord, { heard }: Known) =>
  heard.get(heardKey(id, null, wordForms(headword, subject).headwordKey)) ?? [];

export const shownWord = (id: string, live: LiveWord, known: Known): Part<"word"> => ({
  headword: live.headword,
  partOfSpeech: live.partOfSpeech,
  dialect: dialectIn(known, live.dialectId),
  meanings: live.meanings.map(({ gloss, note = null }) => ({ gloss, note })),
  examples: live.examples.map(({ text, translation = null }) => ({
    text,
    translation,
  })),
  variants: live.variants.map(({ form, dialectId }) => ({
    form,
    dialect: dialectIn(known, dialectId),
  })),
  topics: live.topics,
  recordings: heardOf(id, live, known).map((recording) => shownSound(recording, known)),
});

const shownToken = ({ tokenId, text }: { tokenId: string; text: string }) => ({
  tokenId,
  text,
});

export function shownSession(id: string, live: LiveSession, known: Known): Part<"sentenceSession"> {
  const soundOf = soundsOf(id, sentencesSaid(live.items), known);
  return {
    title: live.title,
    topic: live.topic ?? null,
    items: live.items.flatMap(({ itemId, tokens, distractors, acceptedOrders, ...item }) => {
      const recording = soundOf(itemId);
      // Nobody could go by one whose only voice has been withdrawn.
      if (!item.prompt && recording === null) return [];
      return {
        itemId,
        acceptedOrders,
        recording,
        prompt: item.prompt ?? null,
        endMark: item.endMark ?? null,
        hint: item.hint ?? null,
        promptRecording: item.prompt ? null : recording,
        tokens: tokens.map(shownToken),
        distractors: distractors.map(shownToken),
      };
    }),
  };
}

export function shownStory(id: string, live: LiveStory, known: Known): Part<"story"> {
  const soundOf = soundsOf(id, linesSaid(live.scenes), known);
  return {
    title: live.title,
    ageGroup: live.ageGroup ?? null,
    coverFileId: live.coverFileId ?? null,
    coverAlt: live.coverAlt ?? null,
    scenes: live.scenes.map(({ sceneId, backgroundId, characters, lines }) => ({
      sceneId,
      background: backgroundIn(known, backgroundId),
      figures: characters.flatMap(({ characterId, expressionId, position }) => {
        const drawn = known.characters.get(characterId);
        const look = drawn?.expressions.find((one) => one.id === expressionId);
        const character = shownPicture(drawn, look);
        return character ? [{ character, position }] : [];
      }),
      lines: lines.map(({ lineId, characterId = null, text, translation = null }) => ({
        lineId,
        characterId,
        text: text ?? "",
        translation,
        recording: soundOf(linePart(sceneId, lineId)),
      })),
    })),
    questions: answerless(storedBlocks(live.questions)).shown.map(shownBlock),
  };
}

export const shownConversation = (id: string, live: LiveConversation, known: Known): Part<"conversation"> => {
  const soundOf = soundsOf(id, turnsSaid(live.turns), known);
  return {
    title: live.title,
    situation: live.situation ?? null,
    background: backgroundIn(known, live.backgroundId),
    roles: live.roles.map(({ roleId, name = null, characterId }) => ({
      roleId,
      name,
      character: shownPicture(known.characters.get(characterId ?? "")),
    })),
    learnerRoleId: live.learnerRoleId ?? null,
    turns: live.turns.map(({ turnId, roleId = null, text, translation = null, learnerChoices }) => ({
      turnId,
      roleId,
      text: text ?? "",
      translation,
      choices: learnerChoices.map((choice) => ({
        choiceId: choice.choiceId,
        text: choice.text ?? "",
        isGood: choice.isGood,
        feedback: choice.feedback ?? null,
      })),
      recording: soundOf(turnId),
    })),
    wordIds: live.wordIds,
  };
};

export const shownUpdate = (live: LiveUpdate, known: Known): Part<"productUpdate"> => ({
  title: live.title,
  body: live.body,
  kind: live.kind,
  platforms: live.platforms,
  minAppVersion: live.minAppVersion ?? null,
  imageFileId: live.imageFileId ?? null,
  imageAlt: live.imageAlt ?? null,
  audience: live.audience,
  subjects: live.subjects,
  regions: live.regionIds.flatMap((id) => known.regions.get(id)?.code ?? []),
});
