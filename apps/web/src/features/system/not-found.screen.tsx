import { TonePicture } from "@app/ui/feedback/tone-picture.tsx";
import { MessageFrame } from "@app/ui/feedback/message-frame.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { PublicFrame } from "../../shared/page/public-frame.tsx";
import { useSession } from "../../shared/session/session-context.ts";

/** Where every unknown path ends. */
export function NotFoundScreen() {
  const session = useSession();
  const home = session.status === "signed-in" ? session.viewer.home : "/app";

  return (
    <PublicFrame>
      <MessageFrame>
        <TonePicture />
        <h1>This page does not exist</h1>
        <p>The address may be mistyped, or the page may no longer exist.</p>
        <div>
          <TextLink href={home}>Go to your start page</TextLink>
        </div>
      </MessageFrame>
    </PublicFrame>
  );
}
