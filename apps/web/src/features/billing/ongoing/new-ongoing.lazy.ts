export { NewOngoingScreen as Component } from "./new-ongoing.screen.tsx";
