import { channelWords, sourceWords } from "@app/domain/customers/customer-words.ts";
import { contactChannels, customerSources, genders, lessonFor, relationships } from "@app/domain/enums.ts";
import { sentenceCase } from "../../shared/text/format.ts";

const lessons: Record<string, string> = { me: "Themselves", dependent: "A dependent", pod: "A pod" };
const genderWords: Record<string, string> = { undisclosed: "Prefers not to say" };

const optionsOf = (values: readonly string[], words: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: words[value] ?? sentenceCase(value.replaceAll("-", " ")) }));

export const sourceOptions = optionsOf(customerSources, sourceWords);
export const channelOptions = optionsOf(contactChannels, channelWords);
export const lessonForOptions = optionsOf(lessonFor, lessons);
export const genderOptions = optionsOf(genders, genderWords);
export const relationshipOptions = optionsOf(relationships);

/** A closed list's value, by its name in the API, as one of these options reads it. */
export const wordsIn =
  (options: readonly { value: string; label: string }[]) =>
  (name: unknown): string =>
    options.find(({ value }) => value === String(name).toLowerCase().replaceAll("_", "-"))?.label ?? String(name);
