import { lazy, Suspense } from "react";
import { ContactRound } from "@app/ui/icons.ts";
import { ToolPopover } from "@app/ui/shell/tool-popover.tsx";

const ContactsList = lazy(async () => ({ default: (await import("./contacts-list.tsx")).ContactsList }));

/** Colleagues and when they were last here. */
export function ContactsTool() {
  return (
    <ToolPopover label="Contacts" icon={ContactRound} title="Contacts">
      {() => (
        <Suspense fallback={null}>
          <ContactsList />
        </Suspense>
      )}
    </ToolPopover>
  );
}
