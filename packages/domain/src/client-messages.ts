/**
 * Fixed texts of the client and of sign-in, kept apart from form texts, which the first page does not need. Source:
 * admin-portal.md section 8; domain.md 0.3, 0.4.
 */
export const clientMessages = {
  network: "Network error",
  unknown: "An error occurred",
  search: "Something went wrong",
  logout: "Unable to logout",
  credentials: "Please check your email and password",
  tokenMissing: "Authorization token missing",
  tokenInvalid: "Invalid authorization token",
  suspended: "Your account is suspended. Ask a director.",
  pageRefused: "You do not have access to this page.",
} as const;
