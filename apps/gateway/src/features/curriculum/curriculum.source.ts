import type { CurriculumEvent } from "@app/domain/curriculum/curriculum-enums.ts";
import { isCurriculum, type Curriculum } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

/** Curricula, without their trees. */
export class CurriculumSource extends RecordSource<Curriculum, CurriculumEvent> {
  constructor(v2: RestV2) {
    super(v2, { path: "/curriculum/curriculum", entity: "Curriculum", check: isCurriculum });
  }

  /** All curricula that an address can mean; `region` is a region's code. */
  byAddress(slug: string, region?: string | null) {
    return this.rows({ slug, region });
  }
}
