export { MonthsScreen as Component } from "./months.screen.tsx";
