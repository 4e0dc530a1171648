export { CreateSessionScreen as Component } from "./create-session.screen.tsx";
