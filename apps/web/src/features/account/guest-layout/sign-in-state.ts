/** What leads to signing in may say whose address to fill in; it travels beside the address, not in it. */
interface SignInState {
  email: string;
}

/** The state of a step to the sign-in page that fills in the email. */
export const signInState = (email: string): SignInState => ({ email });

/** The email that the step to this page brought; empty without one. */
export function emailFrom(state: unknown): string {
  const email = typeof state === "object" && state !== null && "email" in state ? state.email : "";
  return typeof email === "string" ? email : "";
}
