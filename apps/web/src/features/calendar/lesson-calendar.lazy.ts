export { LessonCalendarScreen as Component } from "./lesson-calendar.screen.tsx";
