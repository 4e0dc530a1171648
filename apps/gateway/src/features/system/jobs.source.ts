import { jobRunStates, jobTriggers } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, arrayOf, listOf, recordOf } from "../../upstream/shape.ts";

export type JobRecord = components["schemas"]["Job"];
export type JobRunRecord = components["schemas"]["JobRun"];

const job = recordOf<JobRecord>({
  name: "string",
  title: "string",
  description: "string",
  everyMinutes: "number",
  isLate: "boolean",
  isRunning: "boolean",
});
const runs = listOf(
  recordOf<JobRunRecord>({
    _id: "string",
    job: "string",
    from: "string",
    to: "string",
    startedAt: "string",
    state: jobRunStates,
    trigger: jobTriggers,
    server: "string",
    counts: "array",
  }),
);
const jobs = answerOf(arrayOf(job));
const oneJob = answerOf(job);

/** What the servers do by themselves. */
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

  async runNow(name: string, key?: string | null) {
    return (await this.#v2.send("POST", `/jobs/${encodeURIComponent(name)}/run`, {}, oneJob, key)).data;
  }
}
