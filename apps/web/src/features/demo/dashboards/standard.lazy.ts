export { StandardScreen as Component } from "./standard.screen.tsx";
