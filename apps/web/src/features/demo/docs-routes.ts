import type { AppRoute } from "../../shared/page/app-route.ts";

const page = (name: string, title: string): AppRoute => ({
  path: `/docs/${name}`,
  access: "public",
  title,
  site: true,
});

export const demoDocsRoutes: readonly AppRoute[] = [
  { path: "/docs", access: "public", redirectTo: "/docs/welcome" },
  page("welcome", "Welcome"),
  page("getting-started", "Getting started"),
  page("environment-variables", "Environment variables"),
  page("deployment", "Deployment"),
  page("api-calls", "API calls"),
  page("analytics", "Analytics"),
  page("authentication", "Authentication"),
  page("routing", "Routing"),
  page("settings", "Settings"),
  page("state-management", "State management"),
  page("theming", "Theming"),
  page("support", "Support"),
  page("changelog", "Changelog"),
  { path: "/docs/*", access: "public", redirectTo: "/404" },
];
