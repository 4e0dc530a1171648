import { recordSource } from "../../records/record-kinds.ts";

/** Curricula, without their trees. */
export class CurriculumSource extends recordSource("Curriculum") {
  /** All curricula that an address can mean; `region` is a region's code. */
  byAddress(slug: string, region?: string | null) {
    return this.rows({ slug, region });
  }
}
