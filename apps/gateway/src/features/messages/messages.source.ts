import { isMessage, type Message } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

export class MessagesSource extends RecordSource<Message> {
  constructor(v2: RestV2, path: "/people/messages" | "/people/tutor-messages") {
    super(v2, { path, entity: "Message", check: isMessage });
  }
}
