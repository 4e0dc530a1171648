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

/** Files of topics: the path in the tree, then the topic's fields. */
const topicFile = (name: ImportKind, shape: CurriculumShape): ImportFile => ({
  name,
  one: "topic",
  many: "topics",
  may: { write: "curriculums:write", undo: "curriculums:write" },
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

/** The import kind of a topic file of this shape. */
export const topicKindOf = (shape: CurriculumShape): ImportKind =>
  shape === "language" ? "language-topics" : "school-topics";

/** A sample row of a topic file. */
export const topicExample = (shape: CurriculumShape): string[] => [
  ...(shape === "language" ? ["Ages 5 to 8", "Beginner", "Ekele"] : ["Listening", "Ekele"]),
  "Greetings",
  "Greet an elder | Answer a greeting",
  "45",
];
