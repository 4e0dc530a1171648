import { isJob, isJobRun } from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, arrayOf, listOf } from "../../upstream/shape.ts";

const jobs = answerOf(arrayOf(isJob));
const runs = listOf(isJobRun);

/** Jobs of the servers. */
export class JobsSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  async list() {
    return (await this.#v2.get("/jobs", jobs)).data;
  }

  runs(name: string, { number, size }: { number: number; size: number }) {
    return this.#v2.get(`/jobs/runs?${queryOf({ job: name, page: number, pageSize: size })}`, runs);
  }

  runNow(name: string, key?: string | null) {
    return this.#v2.sendRecord("POST", `/jobs/${encodeURIComponent(name)}/run`, {}, isJob, key);
  }
}
