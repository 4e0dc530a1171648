/** Secret links by which somebody's own calendar reads their lessons. */
import * as z from "zod";
import { choiceField, idField, versionField } from "../fields.ts";
import { calendarSides } from "./calendar-enums.ts";

/** Whose link it is. */
export const calendarLinkOf = z.object({ personId: idField("Person"), side: choiceField("Side", calendarSides) });
export type CalendarLinkOf = z.infer<typeof calendarLinkOf>;

/** A new link in place of the one of that version; null where there is none yet. */
export const calendarLinkRenewInput = calendarLinkOf.extend({ version: versionField.nullable() });
export type CalendarLinkRenewInput = z.infer<typeof calendarLinkRenewInput>;

/** The code of a link. */
export const calendarFeedInput = z.object({ code: z.string().regex(/^[\w-]{43}$/, "This calendar does not exist.") });
