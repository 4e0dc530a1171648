import { preloadOf } from "../../../shared/list/list-of.ts";
import { speakersList } from "./speakers.list.tsx";

export { SpeakersListScreen as Component } from "./speakers-list.screen.tsx";

export const preload = preloadOf(speakersList);
