import { isCalendarLink } from "@app/schema/upstreams/v1.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { anything, recordOf } from "../../upstream/shape.ts";

const feed = recordOf<{ text: string }>({ text: "string" });

/** Secret links through which people's own calendars read their lessons. */
export class CalendarLinksSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  of(personId: string, side: string) {
    return this.#v1.get(`/lessons/calendar-link?${queryOf({ personId, side })}`, isCalendarLink);
  }

  renew(body: object, idempotencyKey?: string | null) {
    return this.#v1.send("POST", "/lessons/calendar-link/renew", body, anything, idempotencyKey);
  }

  /** The calendar behind a link, as text. Codes go in bodies, because paths are logged on the way. */
  async open(code: string): Promise<string> {
    return (await this.#v1.send("POST", "/lessons/calendar-feed", { code }, feed)).text;
  }
}
