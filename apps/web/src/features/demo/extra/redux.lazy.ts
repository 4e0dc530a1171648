export { ReduxScreen as Component } from "./redux.screen.tsx";
