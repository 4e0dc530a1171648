import { isNotification, type Notification } from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { anything, streamPartOf, type Check, type StreamPart } from "../../upstream/shape.ts";

/** One part of the list, and the number of unread ones in total. */
export interface NotificationsAnswer extends StreamPart<Notification> {
  unread: number;
}

const rows = streamPartOf(isNotification);
const part: Check<NotificationsAnswer> = (value): value is NotificationsAnswer =>
  rows(value) && typeof (value as Partial<NotificationsAnswer>).unread === "number";

export class NotificationsSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  list(limit: number, after?: string | null) {
    return this.#v2.get(`/notifications?${queryOf({ limit, after })}`, part);
  }

  markAllRead(key?: string | null) {
    return this.#v2.send("POST", "/notifications/mark-all-read", {}, anything, key);
  }
}
