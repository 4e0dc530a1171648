import { appContentQuery } from "@app/domain/app-content/app-content-page.ts";
import { read, type Route } from "../../http/route.ts";
import { appLessonsAnswer } from "./app-lesson.record.ts";
import { readAppLessons } from "./app-lessons.queries.ts";

/** The lessons that the learning app reads. Source: domain.md 2.13. */
export const appLessonRoutes: Route[] = [
  read({
    path: "/app-lessons",
    summary: "The lessons that the app has, and those that it has no longer, in the order in which that came about.",
    permission: "appContent:read",
    shape: "plain",
    query: appContentQuery,
    answer: appLessonsAnswer,
    handle: (context, { query }) => readAppLessons(context, query),
  }),
];
