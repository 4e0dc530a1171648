import { standardDialect } from "@app/domain/language/dialect.ts";
import { partsOfSpeech } from "@app/domain/language/word-enums.ts";
import { wordInput } from "@app/domain/language/word.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import type { LearnerLevel, PartOfSpeech } from "@app/schema/types.generated.ts";
import { enumField, optionalEnumField, text, texts, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { WordRecordFragment } from "../word.generated.ts";

interface Meaning {
  gloss: string;
  note: string;
}
interface Example {
  text: string;
  translation: string;
}
interface Variant {
  form: string;
  dialectId: string;
}

const joined = (parts: readonly string[]) => (parts.length === 0 ? "none" : parts.join("; "));
const storedList = (name: string) => (stored: unknown) =>
  joined((stored as readonly Record<string, string>[]).map((one) => one[name] ?? ""));
const noExamples: readonly Example[] = [];
const noVariants: readonly Variant[] = [];

/** A word's form as a table of its fields. */
export const wordForm = formOf<WordRecordFragment>()(wordInput, {
  subject: text("Language", "Igbo"),
  headword: text("Headword"),
  partOfSpeech: enumField<PartOfSpeech>()("Part of speech", partsOfSpeech),
  dialectId: {
    label: "Dialect",
    empty: "",
    readFrom: ({ dialect }: WordRecordFragment) => dialect?.id ?? "",
    show: () => `another than ${standardDialect}`,
  },
  level: optionalEnumField<LearnerLevel>()("Level", learnerLevels),
  tonesComplete: yesNo("Tones complete"),
  meanings: {
    label: "Meanings",
    empty: [{ gloss: "", note: "" }] as readonly Meaning[],
    readFrom: ({ meanings }: WordRecordFragment): readonly Meaning[] =>
      meanings.map(({ gloss, note }) => ({ gloss, note: note ?? "" })),
    parsed: (meanings: readonly Meaning[]) => meanings.filter(({ gloss, note }) => gloss.trim() || note.trim()),
    show: (meanings: readonly Meaning[]) => joined(meanings.map(({ gloss }) => gloss)),
    showStored: storedList("gloss"),
  },
  examples: {
    label: "Examples",
    empty: noExamples,
    readFrom: ({ examples }: WordRecordFragment): readonly Example[] =>
      examples.map(({ text: said, translation }) => ({ text: said, translation: translation ?? "" })),
    show: (examples: readonly Example[]) => joined(examples.map((one) => one.text)),
    showStored: storedList("text"),
  },
  variants: {
    label: "Variants",
    empty: noVariants,
    readFrom: ({ variants }: WordRecordFragment): readonly Variant[] =>
      variants.map(({ form, dialect }) => ({ form, dialectId: dialect?.id ?? "" })),
    show: (variants: readonly Variant[]) => joined(variants.map(({ form }) => form)),
    showStored: storedList("form"),
  },
  topics: texts("Topics"),
});
export type WordValues = ReturnType<typeof wordForm.recordOf>["values"];
