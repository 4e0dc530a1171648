import type { AppRoute } from "../../app/app-route.ts";

export const accountRoutes: readonly AppRoute[] = [
  { path: "/login", access: "guest", title: "Sign in" },
  { path: "/login-unprotected", access: "public", title: "Sign in" },
  { path: "/register", access: "guest", title: "Register" },
  { path: "/register-unprotected", access: "public", title: "Register" },
  { path: "/activate-account/:user_id", access: "public", title: "Activate account" },
  { path: "/app/account", access: "signed-in", title: "Account" },
];
