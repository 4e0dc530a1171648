import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { viewAsMessages } from "@app/domain/account/view-as.ts";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { timeText } from "@app/ui/value/when-text.ts";
import { useSession, type Viewer } from "../../shared/session/session-context.ts";
import { roleOf } from "../../shared/text/format.ts";
import { ViewAsStopDocument } from "./view-as.generated.ts";

/** Says all the while that the portal is another role's, and leads out of it; so does the end of its time. */
export function ViewingBanner({ viewer, until }: { viewer: Viewer; until: string }) {
  const role = roleOf(viewer.role);
  const { stopViewing } = useSession();
  const [tell, { loading }] = useMutation(ViewAsStopDocument, { context: { shown: true } });

  // Who cannot be reached does not hold anybody here: what is not ended on the server ends there by its time.
  async function stop() {
    await tell().catch(() => null);
    stopViewing();
  }
  const over = useEffectEvent(stopViewing);
  useEffect(() => {
    const timer = setTimeout(over, Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  return role === null ? null : (
    <Banner
      title={viewAsMessages.readOnly(role)}
      text={`Ends at ${timeText(new Date(until), viewer.timeZone)}.`}
      action={{ label: loading ? "Stopping" : "Stop viewing", onSelect: () => void stop() }}
    />
  );
}
