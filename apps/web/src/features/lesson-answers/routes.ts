import type { AppRoute } from "../../shared/page/app-route.ts";

export const lessonAnswersRoutes: readonly AppRoute[] = [
  {
    path: "/answer",
    access: "public",
    title: "Your answer",
    lazy: async () => ({ Component: (await import("./answer.screen.tsx")).AnswerScreen }),
  },
];
