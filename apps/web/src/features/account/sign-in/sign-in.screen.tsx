import { use } from "react";
import { useLocation } from "react-router-dom";
import { TextLink } from "@app/ui/link/link.tsx";
import { RouteTitleContext } from "../../../shared/page/page-title.tsx";
import { returnAddress } from "../../../shared/session/return-address.ts";
import { useSession } from "../../../shared/session/session-context.ts";
import { Entrance, EntranceFields, EntranceNote, EntranceWays } from "../guest-layout/guest-layout.tsx";
import { emailFrom } from "../guest-layout/sign-in-state.ts";
import { SignInForm } from "./sign-in.form.tsx";

/** The way in; leads back to where one came from. */
export function SignInScreen() {
  const session = useSession();
  const { signIn } = session;
  const suspended = session.status === "signed-out" ? session.suspended : null;
  const location = useLocation();
  const from = returnAddress(location.search);
  const title = use(RouteTitleContext)(from ?? "");

  return (
    <Entrance title="Sign in to the portal">
      <EntranceFields>
        <SignInForm
          email={emailFrom(location.state)}
          onSignedIn={(token, viewer) => signIn(token, viewer, from ?? viewer.home)}
        />
      </EntranceFields>
      {suspended ? (
        <EntranceNote>
          <span role="alert">{suspended.message}</span>
        </EntranceNote>
      ) : null}
      {from === null ? null : (
        <EntranceNote>You will be taken to {title ?? "the page that you asked for"} after you sign in.</EntranceNote>
      )}
      <EntranceWays>
        <TextLink href="/forgot-password">Forgotten your password?</TextLink>
        <TextLink href="/register">Ask for an account</TextLink>
      </EntranceWays>
    </Entrance>
  );
}
