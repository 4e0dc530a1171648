import { useSearchParams } from "react-router-dom";
import { Eye, History, Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { speakerEvents } from "./speaker-events.ts";
import type { SpeakerRowFragment } from "./speaker.generated.ts";
import { speakerKind } from "./speaker.kind.ts";

/** What can be done with a speaker as they stand. */
export function useSpeakerActions({
  id,
  status,
  isEditable,
}: Pick<SpeakerRowFragment, "id" | "status" | "isEditable">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: id });
  const eventsOf = useEventActions(speakerEvents);
  const events = eventsOf(id, offeredIn(speakerEvents, stateIn(speakerEvents.machine, status)));
  return [
    isEditable ? { label: "Edit", icon: Pencil, href: to("edit") } : { label: "View", icon: Eye, href: to("view") },
    { label: "History", icon: History, href: to("history") },
    ...(can(speakerKind.act) ? events : []),
  ];
}
