import { importVerdicts, type CurriculumShape } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, arrayOf, recordOf, type Check } from "../../upstream/shape.ts";

type Schemas = components["schemas"];
export type ImportRecord = Omit<Schemas["CurriculumImport"], "createdBy" | "archivedAt">;
type ImportCheckRecord = Schemas["ImportCheck"];

const imported = recordOf<ImportRecord>({
  _id: "string",
  curriculumId: "string",
  fileName: "string",
  parts: "number",
  unchanged: "number",
  leftOut: "number",
  updatedBy: "string",
  version: "number",
  createdAt: "string",
  updatedAt: "string",
});
const oneImport = answerOf(imported);
const lastImport = answerOf((value): value is ImportRecord | null => value === null || imported(value));
const lines = arrayOf(
  recordOf<ImportCheckRecord["rows"][number]>({ line: "number", path: "array", verdict: importVerdicts }),
);
const head = recordOf<ImportCheckRecord>({
  rows: "array",
  parts: "number",
  create: "number",
  unchanged: "number",
  problems: "number",
  fingerprint: "string",
});
const check: Check<ImportCheckRecord> = (value): value is ImportCheckRecord => head(value) && lines(value.rows);
const oneCheck = answerOf(check);
const template = answerOf(recordOf<{ csv: string }>({ csv: "string" }));

const home = "/curriculum/curriculum";

/** Topics of curricula from files. */
export class ImportsSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  async template(shape: CurriculumShape) {
    return (await this.#v2.get(`${home}/import/template?${queryOf({ shape })}`, template)).data.csv;
  }

  async last(curriculumId: string) {
    return (await this.#v2.get(`${home}/import/last?${queryOf({ curriculumId })}`, lastImport)).data;
  }

  async check(id: string, body: object, key?: string | null) {
    const path = `${home}/${idInPath("v2", "Curriculum", id)}/import-check`;
    return (await this.#v2.send("POST", path, body, oneCheck, key)).data;
  }

  async run(id: string, body: object, key?: string | null) {
    const path = `${home}/${idInPath("v2", "Curriculum", id)}/import`;
    return (await this.#v2.send("POST", path, body, oneImport, key)).data;
  }

  async undo(id: string, version: number, key?: string | null) {
    const path = `${home}/import/${idInPath("v2", "Import", id)}/undo`;
    return (await this.#v2.send("POST", path, { version }, oneImport, key)).data;
  }
}
