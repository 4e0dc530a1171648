import type { CurriculumShape } from "@app/domain/enums.ts";
import {
  isCurriculumImport,
  isImportCheck,
  type CurriculumImport,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, recordOf } from "../../upstream/shape.ts";

const lastImport = answerOf((value): value is CurriculumImport | null => value === null || isCurriculumImport(value));
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
    return this.#v2.sendRecord("POST", path, body, isImportCheck, key);
  }

  async run(id: string, body: object, key?: string | null) {
    const path = `${home}/${idInPath("v2", "Curriculum", id)}/import`;
    return this.#v2.sendRecord("POST", path, body, isCurriculumImport, key);
  }

  async undo(id: string, version: number, key?: string | null) {
    const path = `${home}/import/${idInPath("v2", "Import", id)}/undo`;
    return this.#v2.sendRecord("POST", path, { version }, isCurriculumImport, key);
  }
}
