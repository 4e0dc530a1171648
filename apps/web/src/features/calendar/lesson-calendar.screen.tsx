import { CalendarPage } from "./calendar-page.tsx";

/** All lessons: by month, week or day, or one after the other. */
export const LessonCalendarScreen = () => <CalendarPage lanes="none" />;
