import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** The stream is begun when the first screen has long been drawn, in milliseconds; what happened meanwhile is asked for. */
const afterMs = 3_000;

/** Keeps what is shown up to date with what others change, while the caller is drawn. */
export function useLive(viewerId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    async function begin() {
      const { startLive } = await import("./start-live.ts");
      if (!isOver) end = startLive(client, viewerId);
    }
    // Without the file of it the portal works as before, only not live.
    const timer = setTimeout(() => void begin().catch(() => undefined), afterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [client, viewerId]);
}
