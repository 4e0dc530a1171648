import { upperFirst } from "../upper-first.ts";

/** "age group" → "An age group", "topic" → "A topic". */
const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** Messages about curricula, parts and attachments. Source: domain.md 1.4. */
export const curriculumMessages = {
  curriculumNameTaken: (region: string) => `A curriculum with this name already exists in ${region}.`,
  shapeFixed: "The shape cannot be changed once there are parts.",
  parentArchived: (parent: string) => `Restore ${parent} first.`,
  siblingNameTaken: (name: string) => `${upperFirst(name)} already exists here.`,
  otherShape: "Choose a curriculum of the same shape.",
  importTwice: (row: number) => `Row ${row} has the same topic.`,
  importDiffers: (name: string, field: string) =>
    `${name} already exists with ${field === "description" ? "a different" : "different"} ${field}. Change it in the tree.`,
  importFollowed: "Not undone: a learner follows it.",
  alreadyAttached: (learner: string, curriculum: string) => `${learner} already follows ${curriculum}.`,
  partElsewhere: "This part belongs to another curriculum.",
  partNotFollowed: "The learner does not follow this part.",
  noLongerFollowed: "The learner no longer follows this curriculum.",
  progressOfTopics: "Progress is recorded for topics only. Choose a topic.",
  placement: (type: string, parentType: string) =>
    `${upperFirst(withArticle(type))} cannot be placed under ${withArticle(parentType)}.`,
  placementAtTop: (type: string) => `${upperFirst(withArticle(type))} cannot be placed at the top.`,
  sameWord: "Each word is listed once.",
} as const;
