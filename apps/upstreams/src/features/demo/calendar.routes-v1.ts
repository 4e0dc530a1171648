import { z } from "zod";
import { calendarBeginning } from "@app/domain/demo/calendar-beginning.ts";
import { calendarChanges, calendarInputs, demoEventKinds } from "@app/domain/demo/calendar.ts";
import { read, type Route } from "../../http/route.ts";
import { demoChanges } from "./demo-changes.ts";
import { readDemo } from "./demo-documents.service.ts";

const event = z
  .object({
    _id: z.string(),
    title: z.string(),
    kind: z.enum(demoEventKinds),
    startAt: z.iso.datetime(),
    endAt: z.iso.datetime(),
  })
  .meta({ id: "DemoEvent" });

const calendar = { name: "calendar", beginning: calendarBeginning };
const change = demoChanges(calendar, "/api/calendar/events");
const ofEvent = [z.object({ event }), (answer: z.input<typeof event>) => ({ event: answer })] as const;

/** The demo's calendar. Source: admin-portal.md 7. */
export const calendarDemoRoutes: Route[] = [
  read({
    path: "/api/calendar",
    summary: "The events of the demo's calendar.",
    permission: "demo:read",
    shape: "plain",
    answer: z.object({ events: z.array(event) }),
    handle: (context) => readDemo(context, calendar),
  }),
  change("new", "Adds an event to the demo's calendar.", calendarInputs.new, calendarChanges.new, ...ofEvent),
  change("update", "Changes or moves an event.", calendarInputs.update, calendarChanges.update, ...ofEvent),
  change(
    "remove",
    "Removes an event.",
    calendarInputs.remove,
    calendarChanges.remove,
    z.literal(true),
    () => true as const,
  ),
];
