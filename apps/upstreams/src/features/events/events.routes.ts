import { z } from "zod";
import { entityKinds, recordKinds } from "@app/domain/changes.ts";
import { changeActions } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import type { EventRow } from "../../database/schema/events.table.ts";
import type { App } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { open, type Route } from "../../http/route.ts";
import { admitGateway } from "./admit-gateway.ts";
import { cursorFrom, cursorText, readEvents, type EventPage } from "./events.queries.ts";

/** How many events an answer holds, and how long a call may wait for the first, in seconds. */
const largestPage = 500;
const longestWait = 25;
/** How often somebody who waits looks by itself, in milliseconds; this process's own writes wake it at once. */
const lookEveryMs = 500;

const eventRecord = z
  .object({
    cursor: z.string().meta({ description: "Pass it as `after` to continue from this event." }),
    entityKind: z.enum(entityKinds),
    entityId: z.string(),
    partOfId: z.string().nullable().meta({ description: "The record it belongs to." }),
    action: z.enum(changeActions).exclude(["opened", "resync"]),
    version: z.int().nullable(),
    at: z.iso.datetime(),
    permission: z
      .string()
      .nullable()
      .meta({ description: "Sent to holders of this permission; null if it is for one person." }),
    personId: z.string().nullable().meta({ description: "The only person who is notified." }),
  })
  .meta({ id: "Event" });

type EventRecord = z.infer<typeof eventRecord>;

const eventOf = ({ xid, id, at, action, ...row }: EventRow): EventRecord => ({
  ...row,
  action: action as EventRecord["action"],
  cursor: cursorText({ xid, id }),
  at: at.toISOString(),
});

const seconds = messages.between("Wait", 0, longestWait);
const eventsQuery = z.object({
  after: z.array(z.string()).optional().meta({
    description: "The `cursor` of an earlier answer. Without it, the answer gives the current end of the stream.",
  }),
  wait: z
    .array(z.coerce.number(seconds).int(seconds).min(0, seconds).max(longestWait, seconds))
    .default([0])
    .meta({ description: "Seconds to wait for the first event." }),
});

function placeFrom(text: string | undefined) {
  if (text === undefined || text === "") return null;
  const place = cursorFrom(text);
  if (!place) throw fieldRefusal("after", messages.choice("cursor"));
  return place;
}

/** Reads until there is something to tell, the time is up, the caller has gone or the server stops. */
async function readOn(app: App, server: "v1" | "v2", after: string | undefined, wait: number, gone: () => boolean) {
  // Each tells of its own records, so that a reader of both hears of nothing twice.
  const asked = { kinds: entityKinds.filter((kind) => recordKinds[kind].server === server), limit: largestPage };
  let place = placeFrom(after);
  for (let left = wait * 1000; ; left -= lookEveryMs) {
    const page: EventPage = await readEvents(app.database, { ...asked, after: place });
    place = page.cursor;
    const done = page.rows.length > 0 || page.missed || after === undefined;
    if (done || left <= 0 || gone() || app.events.signal.closed) return page;
    await app.events.signal.wait(Math.min(lookEveryMs, left));
  }
}

/** What was changed, for programs that keep others up to date. */
export const eventRoutes = (server: "v1" | "v2"): Route[] => [
  open({
    method: "get",
    path: "/events",
    summary: "Changes after a cursor, oldest first. Needs the events token; 404 if none is set.",
    query: eventsQuery,
    answer: z.object({
      data: z.array(eventRecord),
      cursor: z.string().meta({ description: "Pass it as `after` next time." }),
      missed: z
        .boolean()
        .meta({ description: "Whether events were removed before they were read; if so, read everything again." }),
    }),
    admit: (app, request) => admitGateway(app, request.get("authorization")),
    async handle(app, { query: { after, wait }, response }) {
      const page = await readOn(app, server, after?.[0], wait[0] ?? 0, () => response.closed);
      return { data: page.rows.map(eventOf), cursor: cursorText(page.cursor), missed: page.missed };
    },
  }),
];
