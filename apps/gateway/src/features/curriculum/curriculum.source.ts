import { curriculumShapes, curriculumStatuses, subdivisionTypes, type CurriculumEvent } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, listOf, recordOf } from "../../upstream/shape.ts";

type Schemas = components["schemas"];

export type CurriculumRecord = Omit<Schemas["Curriculum"], "createdBy" | "archivedAt">;
export type SubdivisionRecord = Omit<Schemas["Subdivision"], "createdBy">;
type SubdivisionCopyRecord = SubdivisionRecord & { copied: number };

const curriculum = recordOf<CurriculumRecord>({
  _id: "string",
  name: "string",
  slug: "string",
  subject: "string",
  shape: curriculumShapes,
  status: curriculumStatuses,
  counts: "array",
  attachedLearners: "number",
  updatedBy: "string",
  version: "number",
  createdAt: "string",
  updatedAt: "string",
});
const subdivision = recordOf<SubdivisionRecord>({
  _id: "string",
  curriculumId: "string",
  type: subdivisionTypes,
  name: "string",
  slug: "string",
  order: "number",
  outcomes: "array",
  resources: "array",
  lessonIds: "array",
  updatedBy: "string",
  version: "number",
  createdAt: "string",
  updatedAt: "string",
});
const curriculums = listOf(curriculum);
const oneCurriculum = answerOf(curriculum);
const subdivisions = listOf(subdivision);
const oneSubdivision = answerOf(subdivision);
const oneCopy = answerOf(
  (value): value is SubdivisionCopyRecord =>
    subdivision(value) && typeof (value as Partial<SubdivisionCopyRecord>).copied === "number",
);

const home = "/curriculum/curriculum";

/** Curricula and the parts of their trees. */
export class CurriculumSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  list(query: string) {
    return this.#v2.get(`${home}?${query}`, curriculums);
  }

  async byId(id: string) {
    return (await this.list(queryOf({ id, pageSize: 1 }))).data[0] ?? null;
  }

  async byIds(ids: readonly string[]) {
    return (await this.list(queryOf({ id: ids, pageSize: 100 }))).data;
  }

  /** All that an address can mean: `region` is a region's code. */
  async byAddress(slug: string, region?: string | null) {
    return (await this.list(queryOf({ slug, region, pageSize: 100 }))).data;
  }

  async create(body: object, key?: string | null) {
    return (await this.#v2.send("POST", home, body, oneCurriculum, key)).data;
  }

  async update(body: object, key?: string | null) {
    return (await this.#v2.send("PATCH", home, body, oneCurriculum, key)).data;
  }

  async fire(id: string, event: CurriculumEvent, version: number, key?: string | null) {
    const path = `${home}/${idInPath("v2", "Curriculum", id)}/${event}`;
    return (await this.#v2.send("POST", path, { version }, oneCurriculum, key)).data;
  }

  /** Whole trees, parents before children. */
  async trees(curriculumIds: readonly string[]) {
    return (await this.#v2.get(`${home}/subdivision?${queryOf({ curriculumId: curriculumIds })}`, subdivisions)).data;
  }

  async createPart(body: object, key?: string | null) {
    return (await this.#v2.send("POST", `${home}/subdivision`, body, oneSubdivision, key)).data;
  }

  async updatePart(body: object, key?: string | null) {
    return (await this.#v2.send("PATCH", `${home}/subdivision`, body, oneSubdivision, key)).data;
  }

  async copyPart(id: string, body: object, key?: string | null) {
    const path = `${home}/subdivision/${idInPath("v2", "Subdivision", id)}/copy`;
    return (await this.#v2.send("POST", path, body, oneCopy, key)).data;
  }

  async firePart(id: string, event: "move" | "archive" | "restore", body: object, key?: string | null) {
    const path = `${home}/subdivision/${idInPath("v2", "Subdivision", id)}/${event}`;
    return (await this.#v2.send("POST", path, body, oneSubdivision, key)).data;
  }
}
