export { CalendarScreen as Component } from "./calendar.screen.tsx";
