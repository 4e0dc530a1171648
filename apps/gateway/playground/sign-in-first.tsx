/** The schema is shown only to those who are signed in. */
export function SignInFirst() {
  return (
    <main className="sign-in-first">
      <p>
        The playground asks in your name. <a href="/login">Sign in</a> to the portal, then open this page again.
      </p>
    </main>
  );
}
