export { FeedScreen as Component } from "./feed.screen.tsx";
