import type { TimelineOwner } from "@app/domain/timeline/timeline.ts";
import { isTimelineEntry, type TimelineEntry } from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { streamPartOf, type StreamPart } from "../../upstream/shape.ts";

const part = streamPartOf(isTimelineEntry);

type Asked = Parameters<typeof queryOf>[0];

/** What happened to people, in streams. */
export class TimelineSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  read(owner: TimelineOwner, asked: Asked): Promise<StreamPart<TimelineEntry>> {
    return this.#v2.get(`/people/${owner}-timeline?${queryOf(asked)}`, part);
  }
}
