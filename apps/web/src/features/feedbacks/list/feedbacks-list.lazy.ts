import { preloadOf } from "../../../shared/list/list-of.ts";
import { feedbacksList } from "./feedbacks.list.tsx";

export { FeedbacksListScreen as Component } from "./feedbacks-list.screen.tsx";

export const preload = preloadOf(feedbacksList);
