export { CreateWordScreen as Component } from "./create-word.screen.tsx";
