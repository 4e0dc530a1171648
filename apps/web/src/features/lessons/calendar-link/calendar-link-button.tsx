import { useState } from "react";
import type { CalendarSide } from "@app/schema/types.generated.ts";
import { CalendarCheck } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";

const dialog = lazyWithPreload(async () => (await import("./calendar-link-dialog.public.tsx")).CalendarLinkDialog);

/** Opens somebody's calendar link, for those who work with lessons. */
export function CalendarLinkButton({ personId, side }: { personId: string; side: CalendarSide }) {
  const [open, setOpen] = useState(false);
  const can = useCan();
  if (!can("lessons:act")) return null;
  return (
    <>
      <Button
        size="small"
        icon={CalendarCheck}
        onPointerEnter={dialog.load}
        onFocus={dialog.load}
        onClick={() => setOpen(true)}
      >
        Calendar link
      </Button>
      {open ? <dialog.Part personId={personId} side={side} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
