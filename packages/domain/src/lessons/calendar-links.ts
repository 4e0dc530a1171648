/** Secret links through which someone's own calendar reads their lessons. */
import * as z from "zod";
import { choiceField, idField, versionField } from "../fields.ts";
import { calendarSides } from "./calendar-enums.ts";

/** The owner of a link. */
export const calendarLinkOf = z.object({ personId: idField("Person"), side: choiceField("Side", calendarSides) });
export type CalendarLinkOf = z.infer<typeof calendarLinkOf>;

/** Replaces the link of that version; null if there is none yet. */
export const calendarLinkRenewInput = calendarLinkOf.extend({ version: versionField.nullable() });
export type CalendarLinkRenewInput = z.infer<typeof calendarLinkRenewInput>;

export const calendarFeedInput = z.object({ code: z.string().regex(/^[\w-]{43}$/, "This calendar does not exist.") });
