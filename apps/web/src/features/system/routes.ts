import type { AppRoute } from "../../shared/page/app-route.ts";

export const systemRoutes: readonly AppRoute[] = [
  { path: "/", access: "public", redirectTo: "/app" },
  {
    path: "/404",
    access: "public",
    title: "Page not found",
    lazy: async () => ({ Component: (await import("./not-found.screen.tsx")).NotFoundScreen }),
  },
  {
    path: "/app/system/mailbox",
    access: "signed-in",
    needs: "system:read",
    title: "Mailbox",
    menu: "/app/account",
    lazy: () => import("./mailbox/mailbox.lazy.ts"),
  },
  { path: "/app", access: "signed-in", redirectTo: "/app/tutoring/admin-lesson-requests" },
  {
    path: "/app/system/jobs",
    access: "signed-in",
    needs: "system:read",
    title: "Jobs",
    menu: "/app/account",
    lazy: () => import("./jobs/jobs.lazy.ts"),
  },
  {
    path: "/app/system/my-jobs",
    access: "signed-in",
    needs: "signedIn",
    title: "My jobs",
    menu: "/app/account",
    lazy: () => import("./my-jobs/my-jobs.lazy.ts"),
  },
  {
    path: "/app/system/policies",
    access: "signed-in",
    needs: "regions:read",
    title: "Cancellation policies",
    menu: "/app/account",
    adds: { title: "Add cancellation policy", needs: "settings:write" },
    lazy: () => import("./policies/list/policies-list.lazy.ts"),
  },
  { path: "/app/*", access: "signed-in", redirectTo: "/404" },
  { path: "*", access: "public", redirectTo: "/404" },
];
