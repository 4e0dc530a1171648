export { ProjectScreen as Component } from "./project.screen.tsx";
