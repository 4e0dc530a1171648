import type { AppRoute } from "../../shared/page/app-route.ts";

export const sentencesRoutes: readonly AppRoute[] = [
  {
    path: "/app/langauge-app/sentence-construction",
    access: "signed-in",
    needs: "words:read",
    title: "Sentence construction",
  },
  {
    path: "/app/langauge-app/create-sentence-construction-session",
    access: "signed-in",
    needs: "words:write",
    title: "Add sentence session",
  },
  {
    path: "/app/langauge-app/edit-session/:sessionId",
    access: "signed-in",
    needs: "words:write",
    title: "Edit sentence session",
    menu: "/app/langauge-app/sentence-construction",
  },
];
