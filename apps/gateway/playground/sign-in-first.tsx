/** The schema is shown only to those who are signed in. */
export function SignInFirst() {
  return (
    <main className="sign-in-first">
      <h1>Playground</h1>
      <p>
        It asks this server in your name. <a href="/login">Sign in</a> to the portal, then open this page again.
      </p>
    </main>
  );
}
