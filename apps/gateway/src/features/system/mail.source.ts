import { isMail, type Mail } from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

/** The portal's emails; their content is only available without a mail server. */
export class MailSource extends RecordSource<Mail> {
  constructor(v1: RestV1) {
    super(v1, { path: "/admin/mails", entity: "Email", check: isMail });
  }
}
