/** Asks to sign in. `ended`: the session has expired. */
export function SignInFirst({ ended }: { ended: boolean }) {
  return (
    <div className="sign-in-first">
      <svg viewBox="0 0 32 32" width="44" height="44" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#2f4390" />
        <circle cx="16" cy="16" r="5.5" fill="none" stroke="#fff" strokeWidth="3" />
        <path d="m18.5 8.5 3.5-3.5" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <circle cx="16" cy="27" r="1.9" fill="#f0885a" />
      </svg>
      <h1>Playground</h1>
      <p>
        {ended ? "Your session has ended. " : ""}Explore the schema and run operations against this server, with your
        own permissions.
      </p>
      <a href="/login">Sign in to the portal</a>
      <p>Then open this page again. Tools sign in by an operation, and send the token with each of the others:</p>
      <pre tabIndex={0}>{`mutation {
  login(input: { email: "…", password: "…" }) {
    accessToken
    userErrors { field message }
  }
}

POST /graphql
Authorization: Bearer ACCESS_TOKEN
Content-Type: application/json`}</pre>
      <p>With it they may introspect the schema, too. Limits and error codes are listed here after signing in.</p>
    </div>
  );
}
