import { preloadOf } from "../../../shared/list/list-of.ts";
import { tutorFeedbackList } from "./tutor-feedback.list.tsx";

export { TutorFeedbackListScreen as Component } from "./tutor-feedback-list.screen.tsx";

export const preload = preloadOf(tutorFeedbackList);
