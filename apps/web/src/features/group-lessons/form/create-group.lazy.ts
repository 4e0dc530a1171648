export { CreateGroupScreen as Component } from "./create-group.screen.tsx";
