import type { AppRoute } from "../../shared/page/app-route.ts";

export const speakersRoutes: readonly AppRoute[] = [
  {
    path: "/app/system/speakers",
    access: "signed-in",
    needs: "transcripts:read",
    title: "Speakers",
    menu: "/app/langauge-app/words-list",
    adds: { title: "Add speaker", needs: "transcripts:write" },
    lazy: () => import("./list/speakers-list.lazy.ts"),
  },
];
