import { contactChannels, customerSources, genders, lessonFor, relationships } from "@app/domain/enums.ts";
import { optionsOf } from "../../shared/text/option-words.ts";

const sources: Record<string, string> = {
  "referral-customer": "Another customer",
  "referral-teacher": "A teacher",
  social: "Social media",
  ads: "Advertising",
  app: "Learning app",
};
const channels: Record<string, string> = { whatsapp: "WhatsApp", sms: "Text message" };
const lessons: Record<string, string> = { me: "Themselves", dependent: "A dependent", pod: "A pod" };
const genderWords: Record<string, string> = { undisclosed: "Prefers not to say" };

export const sourceOptions = optionsOf(customerSources, sources);
export const channelOptions = optionsOf(contactChannels, channels);
export const lessonForOptions = optionsOf(lessonFor, lessons);
export const genderOptions = optionsOf(genders, genderWords);
export const relationshipOptions = optionsOf(relationships);
