import type { AppRoute } from "../../app/app-route.ts";

const signIn = async () => ({ Component: (await import("./sign-in/sign-in.screen.tsx")).SignInScreen });

export const accountRoutes: readonly AppRoute[] = [
  { path: "/login", access: "guest", title: "Sign in", lazy: signIn },
  { path: "/login-unprotected", access: "public", title: "Sign in", lazy: signIn },
  { path: "/register", access: "guest", title: "Register" },
  { path: "/register-unprotected", access: "public", title: "Register" },
  { path: "/activate-account/:user_id", access: "public", title: "Activate account" },
  {
    path: "/app/account",
    access: "signed-in",
    title: "Account",
    lazy: async () => ({ Component: (await import("./account.screen.tsx")).AccountScreen }),
  },
];
