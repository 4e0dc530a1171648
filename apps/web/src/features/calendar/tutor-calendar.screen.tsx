import { CalendarPage } from "./calendar-page.tsx";

/** The week, tutor by tutor. */
export const TutorCalendarScreen = () => <CalendarPage lanes="tutor" />;
