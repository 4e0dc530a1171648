import { useEffect, useEffectEvent } from "react";
import type { HandedOperation } from "@app/domain/playground/hand-over.ts";
import { useOpenTabs } from "./open-tabs.ts";

/** Opens what the portal handed over, once the editors have loaded. Renders nothing. */
export function HandedOver({ operations }: { operations: HandedOperation[] }) {
  const open = useOpenTabs();
  const isReady = open !== undefined;
  const take = useEffectEvent(() => open?.(operations.splice(0)));
  useEffect(() => {
    if (isReady) take();
  }, [isReady]);
  return null;
}
