export { ProfileScreen as Component } from "./profile.screen.tsx";
