import type { AppRoute } from "../../shared/page/app-route.ts";

export const journalRoutes: readonly AppRoute[] = [
  {
    path: "/app/tutoring/tutor-journal",
    access: "admin",
    needs: "tutors:read",
    title: "Tutor journal",
    lazy: () => import("./list/journal-list.lazy.ts"),
    adds: { title: "Add journal entry", needs: "tutors:write" },
  },
  {
    path: "/app/tutoring/tutor-journal/manage",
    access: "admin",
    needs: "tutors:write",
    title: "Manage journal",
    lazy: () => import("./manage/manage.lazy.ts"),
  },
];
