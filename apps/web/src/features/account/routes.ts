import type { AppRoute } from "../../shared/page/app-route.ts";

const signIn = async () => ({ Component: (await import("./sign-in/sign-in.screen.tsx")).SignInScreen });
const register = async () => ({ Component: (await import("./register/register.screen.tsx")).RegisterScreen });

export const accountRoutes: readonly AppRoute[] = [
  { path: "/login", access: "guest", title: "Sign in", lazy: signIn },
  { path: "/login-unprotected", access: "public", title: "Sign in", lazy: signIn },
  { path: "/register", access: "guest", title: "Register", lazy: register },
  { path: "/register-unprotected", access: "public", title: "Register", lazy: register },
  {
    path: "/activate-account/:user_id",
    access: "public",
    title: "Activate account",
    lazy: async () => ({ Component: (await import("./activation/activation.screen.tsx")).ActivationScreen }),
  },
  {
    path: "/forgot-password",
    access: "public",
    title: "Forgotten password",
    lazy: async () => ({ Component: (await import("./reset/reset-request.screen.tsx")).ResetRequestScreen }),
  },
  {
    path: "/reset-password",
    access: "public",
    title: "New password",
    lazy: async () => ({ Component: (await import("./reset/reset.screen.tsx")).ResetScreen }),
  },
  {
    path: "/app/account",
    access: "signed-in",
    title: "Account",
    lazy: async () => ({ Component: (await import("./account.screen.tsx")).AccountScreen }),
  },
];
