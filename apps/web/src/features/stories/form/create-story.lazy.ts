export { CreateStoryScreen as Component } from "./create-story.screen.tsx";
