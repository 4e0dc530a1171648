import { toEnumName } from "@app/domain/enums.ts";
import {
  appContentKindLabels,
  appContentKinds,
  appFeedbackCategories,
  appFeedbackStatusLabels,
  appFeedbackStatuses,
} from "@app/domain/app-feedback/app-feedback-enums.ts";
import { appPlatformLabels, appPlatforms } from "@app/domain/product-updates/update-enums.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";
import type { AppFeedbackRowFragment } from "./app-feedback.generated.ts";

export const categoryOptions = toOptions(appFeedbackCategories);
export const statusOptions = toOptions(appFeedbackStatuses, appFeedbackStatusLabels);
export const platformOptions = toOptions(appPlatforms, appPlatformLabels);
export const contentOptions = toOptions(appContentKinds, appContentKindLabels);
export const ratingOptions = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `${value} of 5` }));

export const categoryWord = labelOf(categoryOptions);
export const platformWord = labelOf(platformOptions);
export const contentWord = labelOf(contentOptions);

type Content = NonNullable<AppFeedbackRowFragment["content"]>;

/** What it is about: "Word: ụlọ"; "Word, no longer there". */
export const contentText = ({ kind, name }: Pick<Content, "kind" | "name">): string =>
  name === null ? `${contentWord(kind)}, no longer there` : `${contentWord(kind)}: ${name}`;

/** Where it is shown; a part of it is named in the address. */
export const contentHref = ({ url, partId }: Pick<Content, "url" | "partId">): string | null =>
  url === null ? null : partId === null ? url : `${url}#${encodeURIComponent(partId)}`;

/** "word:ID:PART", as a form has it. */
export const contentValue = ({ kind, id, partId }: Pick<Content, "kind" | "id" | "partId">): string => {
  const spelt = appContentKinds.find((one) => toEnumName(one) === kind) ?? kind;
  return [spelt, id, ...(partId === null ? [] : [partId])].join(":");
};
