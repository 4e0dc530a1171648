import { mailStatuses, mailTemplates } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v1.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { listOf, recordOf } from "../../upstream/shape.ts";

/** A mail; what it says comes only where there is no mail server to take it. */
export type MailRecord = components["schemas"]["Mail"];

const mails = listOf(
  recordOf<MailRecord>({
    _id: "string",
    template: mailTemplates,
    to: "string",
    subject: "string",
    status: mailStatuses,
    attempts: "number",
    createdAt: "string",
  }),
);

/** The mails that the portal wrote. */
export class MailSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  list(query: string) {
    return this.#v1.get(`/admin/mails?${query}`, mails);
  }

  async byId(id: string) {
    return (await this.list(queryOf({ id, pageSize: 1 }))).data[0] ?? null;
  }
}
