export { ClockDeskScreen as Component } from "./clock-desk.screen.tsx";
