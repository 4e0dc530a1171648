import { TonePicture } from "@app/ui/feedback/tone-picture.tsx";
import { MessageFrame } from "@app/ui/feedback/message-frame.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { PublicFrame } from "../../shared/public-frame.tsx";
import { useSession } from "../../shared/session/session-context.ts";

/** Where every unknown path ends. */
export function NotFoundScreen() {
  const session = useSession();
  const home = session.status === "signed-in" ? session.viewer.home : "/app";

  return (
    <PublicFrame>
      <MessageFrame>
        <TonePicture />
        <h1>There is no page here</h1>
        <p>The address may be mistyped, or what it led to is gone.</p>
        <div>
          <TextLink href={home}>Go to your start page</TextLink>
        </div>
      </MessageFrame>
    </PublicFrame>
  );
}
