import { appAnswerQuery, appContentQuery } from "@app/domain/app-content/app-content-page.ts";
import { read, type Route } from "../../http/route.ts";
import { appItemsAnswer } from "./app-item.record.ts";
import { readAppItems } from "./app-items.queries.ts";
import { gradeStoryAnswer, storyGradeRecord } from "./story-grade.ts";

/** What the learning app reads. Source: domain.md 1.5, 2.15. */
export const appItemRoutes: Route[] = [
  read({
    path: "/language-app/content",
    summary: "What the app has, and what it has no longer, in the order in which it came about; without lessons.",
    permission: "appContent:read",
    shape: "plain",
    query: appContentQuery,
    answer: appItemsAnswer,
    handle: (context, { query }) => readAppItems(context, query),
  }),
  read({
    path: "/language-app/content/:storyId/grade",
    summary: "What an answer to a question of a story is worth, by the copy that the app has.",
    permission: "appContent:read",
    shape: "plain",
    query: appAnswerQuery,
    answer: storyGradeRecord,
    handle: (context, { params, query }) => gradeStoryAnswer(context, params.storyId ?? "", query),
  }),
];
