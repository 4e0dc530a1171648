import { z } from "zod";
import { calendarFeedInput, calendarLinkOf, calendarLinkRenewInput } from "@app/domain/lessons/calendar-links.ts";
import { open, read, write, type Route } from "../../../http/route.ts";
import { openCalendarFeed } from "./calendar-feed.ts";
import { calendarLink, renewCalendarLink } from "./calendar-link.service.ts";

const calendarLinkRecord = z
  .object({
    path: z.string().nullable().meta({ description: "Where the gateway serves it; null where there is none." }),
    version: z.int().nullable(),
    since: z.iso.datetime().nullable(),
  })
  .meta({ id: "CalendarLink" });

/** Secret links by which people's own calendars read their lessons. */
export const feedRoutes: Route[] = [
  read({
    path: "/lessons/calendar-link",
    summary: "Somebody's calendar link.",
    permission: "lessons:act",
    shape: "plain",
    query: z.object({
      personId: z.array(calendarLinkOf.shape.personId).length(1),
      side: z.array(calendarLinkOf.shape.side).length(1),
    }),
    answer: calendarLinkRecord,
    handle: (context, { query: { personId, side } }) =>
      calendarLink(context, { personId: personId[0] ?? "", side: side[0] ?? "tutor" }),
  }),
  write({
    method: "post",
    path: "/lessons/calendar-link/renew",
    summary: "Gives somebody a calendar link, or a new one; the old one ends.",
    permission: "lessons:act",
    shape: "plain",
    body: calendarLinkRenewInput,
    answer: z.object({}),
    handle: async (context, { body }) => (await renewCalendarLink(context, body), {}),
  }),
  open({
    method: "post",
    path: "/lessons/calendar-feed",
    summary: "The lessons behind a calendar link, as iCalendar.",
    body: calendarFeedInput,
    answer: z.object({ text: z.string() }),
    handle: (app, { body, origin }) => openCalendarFeed(app, body.code, origin),
  }),
];
