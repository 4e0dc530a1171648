import type { AppRoute } from "../../shared/page/app-route.ts";

export const appFeedbackRoutes: readonly AppRoute[] = [
  {
    path: "/app/learning-app-feedback",
    access: "signed-in",
    needs: "appFeedback:read",
    title: "App feedback",
    adds: { title: "Record app feedback", needs: "appFeedback:write" },
    lazy: () => import("./list/app-feedback-list.lazy.ts"),
  },
];
