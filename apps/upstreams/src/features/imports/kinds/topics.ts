import type { CurriculumShape } from "@app/domain/curriculum/curriculum-enums.ts";
import type { ImportFile } from "@app/domain/imports/import-column.ts";
import { languageTopicFile, schoolTopicFile } from "@app/domain/imports/topic-file.ts";
import { demandCurriculum, planTopics, revertTopics, treeVersion } from "../../curriculum/import-topics.public.ts";
import type { Made, PlannedImportable, Values } from "../importable.ts";
import type { ImportRow } from "../imports.table.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const toldOf = ({ id, fileName }: ImportRow) => ({ importId: id, fileName });
const madeOf = ({ record, besides }: Made) => ({ topic: record, above: besides });

/** Topics of a curriculum: rows make a tree together, for the first of two may add what stands above both. */
const topicImport = (file: ImportFile, shape: CurriculumShape): PlannedImportable => {
  const cellsOf = (values: Values) => file.columns.map(({ field }) => textOf(values[field]));
  return {
    file,
    urlOf: () => null,
    demandInto: (context, id) => demandCurriculum(context, id, shape),
    dataVersion: treeVersion,
    async plan(context, job, rows) {
      const cells = rows.map(({ place, values }) => ({ place, cells: cellsOf(values) }));
      const plan = await planTopics(context, job.intoId ?? "", cells);
      return {
        rows: plan.rows.map(({ path, verdict, reason, topic }) => ({
          verdict,
          label: path.map((name) => name || "–").join(" › "),
          problems: reason === null ? null : { "": reason },
          recordId: verdict === "unchanged" ? topic : null,
        })),
        write: async () =>
          (await plan.write(toldOf(job))).map(
            (created) => created && { record: created.topic, besides: created.above },
          ),
      };
    },
    undo: (context, job, added) => revertTopics(context, job.intoId ?? "", added.map(madeOf), toldOf(job)),
  };
};

export const languageTopicImport = topicImport(languageTopicFile, "language");
export const schoolTopicImport = topicImport(schoolTopicFile, "school");
