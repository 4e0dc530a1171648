import type { AppRoute } from "../../shared/page/app-route.ts";

export const demoDocsRoutes: readonly AppRoute[] = [
  { path: "/docs", access: "public", redirectTo: "/docs/welcome" },
  { path: "/docs/welcome", access: "public", title: "Welcome" },
  { path: "/docs/getting-started", access: "public", title: "Getting started" },
  { path: "/docs/environment-variables", access: "public", title: "Environment variables" },
  { path: "/docs/deployment", access: "public", title: "Deployment" },
  { path: "/docs/api-calls", access: "public", title: "API calls" },
  { path: "/docs/analytics", access: "public", title: "Analytics" },
  { path: "/docs/authentication", access: "public", title: "Authentication" },
  { path: "/docs/routing", access: "public", title: "Routing" },
  { path: "/docs/settings", access: "public", title: "Settings" },
  { path: "/docs/state-management", access: "public", title: "State management" },
  { path: "/docs/theming", access: "public", title: "Theming" },
  { path: "/docs/support", access: "public", title: "Support" },
  { path: "/docs/changelog", access: "public", title: "Changelog" },
  { path: "/docs/*", access: "public", redirectTo: "/404" },
];
