export { ManageScreen as Component } from "./manage.screen.tsx";
