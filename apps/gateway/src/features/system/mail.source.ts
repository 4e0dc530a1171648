import { isMail, type Mail } from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

/** The emails that the portal wrote; what one says comes only where there is no mail server to take it. */
export class MailSource extends RecordSource<Mail> {
  constructor(v1: RestV1) {
    super(v1, { path: "/admin/mails", entity: "Email", check: isMail });
  }
}
