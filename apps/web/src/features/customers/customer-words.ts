import { channelWords, sourceWords } from "@app/domain/customers/customer-words.ts";
import { contactChannels, customerSources, genders, relationships } from "@app/domain/people/people-enums.ts";
import { lessonFor } from "@app/domain/lessons/lesson-enums.ts";
import { optionsOf } from "../../shared/text/option-words.ts";

const lessons: Record<string, string> = { me: "Themselves", dependent: "A dependent", pod: "A pod" };
const genderWords: Record<string, string> = { undisclosed: "Prefers not to say" };

export const sourceOptions = optionsOf(customerSources, sourceWords);
export const channelOptions = optionsOf(contactChannels, channelWords);
export const lessonForOptions = optionsOf(lessonFor, lessons);
export const genderOptions = optionsOf(genders, genderWords);
export const relationshipOptions = optionsOf(relationships);
