/** Portal paths that emails and notifications link to. */
export const accountPaths = {
  signIn: "/login",
  activation: (userId: string, code: string) => `/activate-account/${userId}?code=${encodeURIComponent(code)}`,
  passwordReset: (code: string) => `/reset-password?code=${encodeURIComponent(code)}`,
  staffUser: (userId: string) => `/app/management/admin/${userId}`,
} as const;
