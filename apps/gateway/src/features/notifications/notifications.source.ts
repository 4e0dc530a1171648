import { notificationTypes } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { anything, arrayOf, recordOf, type Check } from "../../upstream/shape.ts";

export type NotificationRecord = Omit<components["schemas"]["Notification"], "kind">;

/** Part of the stream; `nextCursor` is null at its end. */
export interface NotificationsAnswer {
  data: NotificationRecord[];
  nextCursor?: string | null;
  unread: number;
}

const rows = arrayOf(
  recordOf<NotificationRecord>({
    _id: "string",
    type: notificationTypes,
    title: "string",
    description: "string",
    createdAt: "string",
  }),
);
const part: Check<NotificationsAnswer> = (value): value is NotificationsAnswer =>
  recordOf<NotificationsAnswer>({ data: "array", unread: "number" })(value) && rows(value.data);

/** The viewer's own notifications. */
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
