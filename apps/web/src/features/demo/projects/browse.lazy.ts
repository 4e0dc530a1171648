export { BrowseScreen as Component } from "./browse.screen.tsx";
