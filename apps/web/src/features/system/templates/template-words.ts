import {
  templateChannels,
  templateKinds,
  templateLanguages,
  toEnumName,
  type TemplateChannel,
  type TemplateKind,
  type TemplateLanguage,
} from "@app/domain/enums.ts";

const kinds: Readonly<Record<TemplateKind, string>> = {
  general: "General",
  welcome: "Welcome",
  learners: "Learners",
  pod: "Customer pod",
  "candidate-interview": "Candidate: interview",
  "candidate-rejection": "Candidate: rejection",
  "candidate-offer": "Candidate: offer",
  "tutor-welcome": "New tutor: welcome",
};
const channels: Readonly<Record<TemplateChannel, string>> = { email: "Email", whatsapp: "WhatsApp", sms: "SMS" };
const languages: Readonly<Record<TemplateLanguage, string>> = { en: "English", ig: "Igbo", yo: "Yoruba" };

/** Words of a closed list: its choices, and those of one value however it is spelt. */
function wordsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  const options = values.map((value) => ({ value, label: labels[value] }));
  const show = (value: unknown) =>
    options.find((option) => option.value === value || toEnumName(option.value) === value)?.label ?? "";
  return { options, show };
}

export const kindWords = wordsOf(templateKinds, kinds);
export const channelWords = wordsOf(templateChannels, channels);
export const languageWords = wordsOf(templateLanguages, languages);
