export { TutorCalendarScreen as Component } from "./tutor-calendar.screen.tsx";
