import { mailStatuses, mailTemplates, type MailStatus, type MailTemplate } from "@app/domain/enums.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { listOf, recordOf } from "../../upstream/shape.ts";

export interface MailRecord {
  _id: string;
  template: MailTemplate;
  to: string;
  subject: string;
  text: string | null;
  link: string | null;
  status: MailStatus;
  attempts: number;
  error: string | null;
  createdAt: string;
  sentAt: string | null;
}

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
