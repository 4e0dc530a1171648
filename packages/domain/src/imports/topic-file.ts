import type { CurriculumShape, SubdivisionType } from "../curriculum/curriculum-enums.ts";
import { typesOf } from "../curriculum/shape.ts";
import type { ImportColumn, ImportFile } from "./import-column.ts";
import type { ImportKind } from "./import-enums.ts";

export const subdivisionNames: Record<SubdivisionType, string> = {
  ageGroup: "Age group",
  level: "Level",
  subject: "Subject",
  topic: "Topic",
};

const more: readonly ImportColumn[] = [
  { field: "description", label: "Description", cell: { is: "text" }, synonyms: ["About"] },
  { field: "outcomes", label: "Outcomes", cell: { is: "text" }, synonyms: ["Learning outcomes"] },
  { field: "minutes", label: "Minutes", cell: { is: "text" }, synonyms: ["Estimated minutes"] },
];

/** Files of topics: the way down the tree to each, then what stands in it. */
const topicFile = (name: ImportKind, shape: CurriculumShape): ImportFile => ({
  name,
  one: "topic",
  many: "topics",
  tellApart: "",
  into: "curriculum",
  columns: [
    ...typesOf(shape).map((type) => ({
      field: type,
      label: subdivisionNames[type],
      cell: { is: "text" as const },
      needed: true as const,
    })),
    ...more,
  ],
});

export const languageTopicFile = topicFile("language-topics", "language");
export const schoolTopicFile = topicFile("school-topics", "school");

/** What a file of topics of this shape is imported as. */
export const topicKindOf = (shape: CurriculumShape): ImportKind =>
  shape === "language" ? "language-topics" : "school-topics";

/** A row to show how such a file is filled. */
export const topicExample = (shape: CurriculumShape): string[] => [
  ...(shape === "language" ? ["Ages 5 to 8", "Beginner", "Ekele"] : ["Listening", "Ekele"]),
  "Greetings",
  "Greet an elder | Answer a greeting",
  "45",
];
