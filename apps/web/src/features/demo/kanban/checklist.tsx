import { useState } from "react";
import { X } from "@app/ui/icons.ts";
import { CheckBox } from "@app/ui/list/check-box.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { AddLine } from "./add-line.tsx";
import css from "./card-dialog.module.css";
import {
  DemoCheckItemAddDocument,
  DemoCheckItemRemoveDocument,
  DemoCheckItemUpdateDocument,
  DemoChecklistRemoveDocument,
  DemoChecklistRenameDocument,
  type DemoCardPartsFragment,
} from "./kanban.generated.ts";
import { NameForm } from "./name-form.tsx";
import { useBoardChange } from "./use-board-change.ts";

interface ChecklistProps {
  cardId: string;
  checklist: DemoCardPartsFragment["checklists"][number];
  mayWrite: boolean;
}

/** A checklist of a card, with what may be done to it. */
export function Checklist({ cardId, checklist: { id, name, checkItems }, mayWrite }: ChecklistProps) {
  const ids = { cardId, checklistId: id };
  const [isRenaming, setRenaming] = useState(false);
  const { change: tick } = useBoardChange(DemoCheckItemUpdateDocument);
  const { change: add } = useBoardChange(DemoCheckItemAddDocument);
  const { change: removeItem } = useBoardChange(DemoCheckItemRemoveDocument);
  const { change: remove } = useBoardChange(DemoChecklistRemoveDocument);
  const { change: rename } = useBoardChange(DemoChecklistRenameDocument);
  return (
    <section className={css.part} aria-label={name}>
      <header>
        <h3>{name}</h3>
        {mayWrite ? (
          <>
            <Button size="small" plain aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
              Rename
            </Button>
            <Button size="small" plain danger aria-label={`Remove ${name}`} onClick={() => void remove(ids)}>
              Remove
            </Button>
          </>
        ) : null}
      </header>
      <ul className={css.items}>
        {checkItems.map((item) => (
          <li key={item.id}>
            <label>
              <CheckBox
                checked={item.isComplete}
                disabled={!mayWrite}
                onChange={({ target }) =>
                  void tick({ ...ids, checkItemId: item.id, input: { isComplete: target.checked } })
                }
              />
              {item.name}
            </label>
            {mayWrite ? (
              <IconAction
                label={`Remove ${item.name}`}
                icon={X}
                size="small"
                onClick={() => void removeItem({ ...ids, checkItemId: item.id })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <AddLine
          label={`Another item in ${name}`}
          button="Add item"
          most={120}
          send={(text, form) => add({ ...ids, name: text }, form)}
        />
      ) : null}
      {isRenaming ? (
        <NameForm
          title="Rename checklist"
          label="Name"
          saveLabel="Rename checklist"
          name={name}
          send={(text, form) => rename({ ...ids, name: text }, form)}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </section>
  );
}
