import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { BookedLessonRecordDocument as query, bookedDialogs } from "../lessons/booked/booked-dialogs.public.ts";

const link = async () => (await import("./link/calendar-link.dialogs.tsx")).CalendarLinkOf;

/** The dialogs over a calendar, each in a file of its own: a lesson, what happens to it, a lesson or a request for an empty time, and one person's link. */
export const calendarDialogs = {
  ...bookedDialogs,
  ...dialogsOf({
    book: { needs: "lessons:write", load: async () => (await import("./add/book-slot.dialog.tsx")).BookSlotDialog },
    addAt: { needs: "lessons:write", load: async () => (await import("./add/request-slot.form.tsx")).RequestSlotForm },
    slots: {
      needs: "lessons:read",
      load: async () => (await import("./slots/free-slots.dialog.tsx")).FreeSlotsDialog,
    },
    tutorLink: { needs: "lessons:act", load: link },
    customerLink: { needs: "lessons:act", load: link },
    lesson: { query, load: async () => (await import("./card/lesson-card.tsx")).LessonCard },
  }),
};
