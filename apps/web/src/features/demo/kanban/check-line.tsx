import { useRef, useState } from "react";
import { X } from "@app/ui/icons.ts";
import { CheckBox } from "@app/ui/list/check-box.tsx";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import {
  DemoCheckItemRemoveDocument,
  DemoCheckItemUpdateDocument,
  type DemoCardPartsFragment,
} from "./kanban.generated.ts";
import { useBoardChange } from "./use-board-change.ts";

interface CheckLineProps {
  ids: { cardId: string; checklistId: string };
  item: DemoCardPartsFragment["checklists"][number]["checkItems"][number];
  mayWrite: boolean;
  onRemoved: () => void;
}

/** An item of a checklist, which shows a tick before it is saved. */
export function CheckLine({ ids, item: { id, name, isComplete }, mayWrite, onRemoved }: CheckLineProps) {
  const itemIds = { ...ids, checkItemId: id };
  const wanted = useRef<boolean | null>(null);
  const [shown, setShown] = useState<boolean | null>(null);
  const { change: update } = useBoardChange(DemoCheckItemUpdateDocument);
  const { change: remove, saving: removing } = useBoardChange(DemoCheckItemRemoveDocument);

  async function tick(isTicked: boolean) {
    const isSending = wanted.current !== null;
    wanted.current = isTicked;
    setShown(isTicked);
    if (isSending) return;
    // It may be clicked again while it is being saved: the last click counts.
    let isComplete = isTicked;
    while (await update({ ...itemIds, input: { isComplete } })) {
      if (wanted.current === isComplete) break;
      isComplete = wanted.current;
    }
    wanted.current = null;
    setShown(null);
  }
  return (
    <li>
      <label>
        <CheckBox
          checked={shown ?? isComplete}
          disabled={!mayWrite}
          onChange={({ target }) => void tick(target.checked)}
        />
        {name}
      </label>
      {mayWrite ? (
        <IconAction
          label={`Remove ${name}`}
          icon={X}
          size="small"
          disabled={removing}
          onClick={() => void remove(itemIds).then((isDone) => (isDone ? onRemoved() : undefined))}
        />
      ) : null}
    </li>
  );
}
