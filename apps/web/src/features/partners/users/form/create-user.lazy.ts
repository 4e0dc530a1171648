export { CreateUserScreen as Component } from "./create-user.screen.tsx";
