import { preloadOf } from "../../../shared/list/list-of.ts";
import { tutorsList } from "./tutors.list.tsx";

export { TutorsListScreen as Component } from "./tutors-list.screen.tsx";

export const preload = preloadOf(tutorsList);
