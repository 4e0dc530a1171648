import { lazy, Suspense } from "react";
import { ContactRound } from "@app/ui/icons.ts";
import { ToolPopover } from "@app/ui/shell/tool-popover.tsx";

const load = () => import("./contacts-list.tsx");
const ContactsList = lazy(async () => ({ default: (await load()).ContactsList }));

/** Colleagues and when they were last here. */
export function ContactsTool() {
  return (
    <ToolPopover label="Contacts" icon={ContactRound} title="Contacts" onIntent={() => void load()}>
      {(close) => (
        <Suspense fallback={null}>
          <ContactsList onOpen={close} />
        </Suspense>
      )}
    </ToolPopover>
  );
}
