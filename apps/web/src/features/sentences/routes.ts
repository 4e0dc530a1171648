import type { AppRoute } from "../../shared/page/app-route.ts";

export const sentencesRoutes: readonly AppRoute[] = [
  {
    path: "/app/langauge-app/sentence-construction",
    access: "signed-in",
    needs: "words:read",
    title: "Sentence construction",
    lazy: () => import("./list/sessions-list.lazy.ts"),
  },
  {
    path: "/app/langauge-app/create-sentence-construction-session",
    access: "signed-in",
    needs: "words:write",
    title: "Add sentence session",
    lazy: () => import("./form/create-session.lazy.ts"),
  },
  {
    path: "/app/langauge-app/edit-session/:sessionId",
    access: "signed-in",
    needs: "words:write",
    title: "Sentence session",
    menu: "/app/langauge-app/sentence-construction",
    lazy: () => import("./form/edit-session.lazy.ts"),
  },
];
