import { channelWords, sourceWords } from "@app/domain/customers/customer-words.ts";
import { contactChannels, customerSources, genders, relationships } from "@app/domain/people/people-enums.ts";
import { lessonFor } from "@app/domain/lessons/lesson-enums.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

const lessons: Record<string, string> = { me: "Themselves", dependent: "A dependent", pod: "A pod" };
const genderWords: Record<string, string> = { undisclosed: "Prefers not to say" };

export const sourceOptions = toOptions(customerSources, sourceWords);
export const channelOptions = toOptions(contactChannels, channelWords);
export const lessonForOptions = toOptions(lessonFor, lessons);
export const genderOptions = toOptions(genders, genderWords);
export const relationshipOptions = toOptions(relationships);
