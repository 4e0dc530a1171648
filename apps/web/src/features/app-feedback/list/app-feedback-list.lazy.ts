import { preloadOf } from "../../../shared/list/list-of.ts";
import { appFeedbackList } from "./app-feedback.list.tsx";

export { AppFeedbackListScreen as Component } from "./app-feedback-list.screen.tsx";

export const preload = preloadOf(appFeedbackList);
