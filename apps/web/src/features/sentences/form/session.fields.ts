import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { readingOf } from "@app/domain/sentences/reading-of.ts";
import { sentenceSessionInput } from "@app/domain/sentences/sentence-session.ts";
import type { LearnerLevel } from "@app/schema/types.generated.ts";
import { newId } from "../../../shared/editor/new-id.ts";
import { enumField, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { soundsBy } from "../../recordings/played-sound.public.ts";
import type { SentenceSessionRecordFragment } from "../session.generated.ts";

interface TokenValues {
  tokenId: string;
  text: string;
}

/** A sentence as its form has it. */
export interface ItemValues {
  itemId: string;
  prompt: string;
  tokens: readonly TokenValues[];
  distractors: readonly TokenValues[];
  acceptedOrders: readonly (readonly string[])[];
  endMark: string;
  hint: string;
}

export const newItem = (): ItemValues => ({
  itemId: newId(),
  prompt: "",
  tokens: [],
  distractors: [],
  acceptedOrders: [],
  endMark: "",
  hint: "",
});

const tokensOf = (tokens: readonly TokenValues[]): TokenValues[] =>
  tokens.map(({ tokenId, text: said }) => ({ tokenId, text: said }));

/** What a session sounds like, by its sentences. */
export const soundsOf = ({ items }: Pick<SentenceSessionRecordFragment, "items">) =>
  soundsBy(items.map(({ itemId, mainRecording }) => ({ key: itemId, mainRecording })));

type Stored = Pick<ItemValues, "tokens" | "acceptedOrders" | "distractors"> & {
  prompt?: string | null;
  endMark?: string | null;
};

/** A sentence with its prompt and what belongs nowhere in it, for histories and conflicts. */
const inWords = (item: Stored) => {
  const others = item.distractors.map(({ text: said }) => said).join(", ");
  return `${item.prompt ?? ""}: ${readingOf(item) || "no sentence yet"}${others ? ` (besides: ${others})` : ""}`;
};
const listed = (items: readonly Stored[]) => (items.length === 0 ? "none" : items.map(inWords).join("\n"));

const noItems: readonly ItemValues[] = [];

/** A sentence session's form as a table of its fields. */
export const sessionForm = formOf<SentenceSessionRecordFragment>()(sentenceSessionInput, {
  title: text("Title"),
  subject: text("Language", "Igbo"),
  level: enumField<LearnerLevel>()("Level", learnerLevels, "beginner"),
  topic: text("Topic"),
  items: {
    label: "Sentences",
    empty: noItems,
    readFrom: ({ items }: SentenceSessionRecordFragment): readonly ItemValues[] =>
      items.map((item) => ({
        itemId: item.itemId,
        prompt: item.prompt ?? "",
        tokens: tokensOf(item.tokens),
        distractors: tokensOf(item.distractors),
        acceptedOrders: item.acceptedOrders.map((order) => [...order]),
        endMark: item.endMark ?? "",
        hint: item.hint ?? "",
      })),
    show: listed,
    showStored: (stored: unknown) => listed(stored as readonly Stored[]),
  },
});
export type SessionValues = ReturnType<typeof sessionForm.recordOf>["values"];

/** Its sentences are merged one by one with what others saved. */
export const sessionParts = { items: "itemId" };
