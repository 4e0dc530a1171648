import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** The stream starts well after the first screen, in milliseconds; changes in between are requested. */
const afterMs = 3_000;

/** Keeps data up to date with others' changes while mounted. */
export function useLive(viewerId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    async function begin() {
      const { startLive } = await import("./start-live.ts");
      if (!isOver) end = startLive(client, viewerId);
    }
    // If its file does not load, the portal works as before without live changes.
    const timer = setTimeout(() => void begin().catch(() => undefined), afterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [client, viewerId]);
}
