import type { CurriculumShape } from "@app/domain/curriculum/curriculum-enums.ts";
import { importFiles } from "@app/domain/imports/import-files.ts";
import { topicExample, topicKindOf } from "@app/domain/imports/topic-file.ts";

/** What the columns of a file of topics are called. */
export const columnsOf = (shape: CurriculumShape): string[] =>
  importFiles[topicKindOf(shape)].columns.map(({ label }) => label);

/** An empty file with one row to show how it is filled; the mark at its start has spreadsheets read it as UTF-8. */
export const templateOf = (shape: CurriculumShape): string =>
  `\uFEFF${[columnsOf(shape), topicExample(shape)].map((cells) => cells.join(",")).join("\r\n")}\r\n`;
