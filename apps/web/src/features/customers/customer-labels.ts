import {
  contactChannels,
  customerSources,
  genders,
  relationships,
  genderLabels,
  contactChannelLabels,
  customerSourceLabels,
  lessonFor,
  lessonForLabels,
} from "@app/domain/people/people-enums.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

export const sourceOptions = toOptions(customerSources, customerSourceLabels);
export const channelOptions = toOptions(contactChannels, contactChannelLabels);
export const lessonForOptions = toOptions(lessonFor, lessonForLabels);
export const genderOptions = toOptions(genders, genderLabels);
export const relationshipOptions = toOptions(relationships);
