import { TonePicture } from "@app/ui/feedback/tone-picture.tsx";
import { MessageFrame } from "@app/ui/feedback/message-frame.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { PublicFrame } from "../../shared/page/public-frame.tsx";
import { useSession } from "../../shared/session/session-context.ts";
import { routeTable } from "../route-table.ts";
import { useRouteRow } from "../use-route-row.ts";
import { builtScreens } from "./built-screens.ts";
import css from "./placeholder-screen.module.css";

/** Stands where a screen of the specification is still to come; says so, and leads to what works. */
export function PlaceholderScreen() {
  const row = useRouteRow();
  const session = useSession();
  const screens = builtScreens(routeTable, session);
  const inside = session.status === "signed-in";

  const message = (
    <MessageFrame>
      <TonePicture />
      <h1>{row.title}</h1>
      <p>This page is not built yet. {inside ? "What already works for you:" : "What already works:"}</p>
      <div role="list">
        {screens.map(({ path, title }) => (
          <span key={path} role="listitem">
            <TextLink href={path}>{title}</TextLink>
          </span>
        ))}
      </div>
    </MessageFrame>
  );
  return row.path.startsWith("/app") ? (
    <div className={css.middle}>{message}</div>
  ) : (
    <PublicFrame>{message}</PublicFrame>
  );
}
