import type { AppRoute } from "../../shared/page/app-route.ts";

export const transcriptsRoutes: readonly AppRoute[] = [
  { path: "/app/langauge-app/transcript-list", access: "signed-in", needs: "transcripts:read", title: "Transcripts" },
  {
    path: "/app/langauge-app/create-transcript",
    access: "signed-in",
    needs: "transcripts:write",
    title: "Add transcript",
  },
  {
    path: "/app/langauge-app/edit-transcript/:wordId",
    access: "signed-in",
    needs: "transcripts:write",
    title: "Edit transcript",
    menu: "/app/langauge-app/transcript-list",
  },
];
