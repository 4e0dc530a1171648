import type { ListColumn, ListRow } from "@app/ui/list/list-column.ts";
import { labelOf } from "../text/option-labels.ts";
import { levelOptions } from "./content-labels.ts";

const levelWord = labelOf(levelOptions);

export const subjectColumn = <Row extends ListRow & { subject: string }>(): ListColumn<Row> => ({
  id: "subject",
  header: "Language",
  minWidth: 84,
  maxWidth: 120,
  cell: ({ subject }) => subject,
});

export const levelColumn = <Row extends ListRow & { level: string }>(): ListColumn<Row> => ({
  id: "level",
  header: "Level",
  minWidth: 96,
  maxWidth: 130,
  cell: ({ level }) => levelWord(level),
});

/** How much of what is said can be heard. */
export const audioColumn = <Row extends ListRow>(
  heardOf: (row: Row) => { recorded: number; toRecord: number },
): ListColumn<Row> => ({
  id: "audio",
  header: "Audio",
  minWidth: 96,
  maxWidth: 124,
  cell: (row) => {
    const { recorded, toRecord } = heardOf(row);
    return toRecord === 0 ? "–" : `${Math.floor((100 * recorded) / toRecord)}% (${recorded} of ${toRecord})`;
  },
});
