import { useState } from "react";
import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { useViewer } from "../session/session-context.ts";
import { recentChanges, type KeptChange } from "../undo/recent-changes.ts";
import { RecentItem } from "./recent-item.tsx";
import { useFocusAfter } from "./use-focus-after.ts";
import { useUndo } from "../undo/use-undo.ts";

/** The viewer's recent changes on this device, each with undo if nobody has changed the record since. */
export function RecentPanel({ onClose }: { onClose: () => void }) {
  const { id: person } = useViewer();
  const { undo } = useUndo();
  const [changes, setChanges] = useState(() => recentChanges(person));
  const { list, title, leaving } = useFocusAfter(changes);

  async function take(change: KeptChange, place: number) {
    await undo(change);
    leaving(place);
    setChanges(recentChanges(person));
  }

  return (
    <SideDrawer open onClose={onClose} title="Recent changes" titleRef={title} width={480}>
      {changes.length === 0 ? (
        <Muted>What you save, archive or move on this device is listed here, and can be undone.</Muted>
      ) : (
        <ul role="list" ref={list}>
          {changes.map((change, place) => (
            <RecentItem key={`${change.kind} ${change.id}`} change={change} onUndo={() => take(change, place)} />
          ))}
        </ul>
      )}
    </SideDrawer>
  );
}
