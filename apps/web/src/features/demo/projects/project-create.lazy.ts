export { ProjectCreateScreen as Component } from "./project-create.screen.tsx";
