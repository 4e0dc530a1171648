import { useEffect, useRef, useState } from "react";
import { kanbanInputs } from "@app/domain/demo/kanban.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { AddLine } from "../add-line.tsx";
import css from "./card-dialog.module.css";
import { CheckLine } from "./check-line.tsx";
import {
  DemoCheckItemAddDocument,
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
  const [isRemoving, setRemoving] = useState(false);
  const { change: add } = useBoardChange(DemoCheckItemAddDocument);
  const { change: remove, saving: removing } = useBoardChange(DemoChecklistRemoveDocument);
  const { change: rename } = useBoardChange(DemoChecklistRenameDocument);
  const part = useRef<HTMLElement>(null);
  const removedAt = useRef<number | null>(null);
  // The focus goes to what has moved up in the place of a removed item: the next one, or the line for another.
  useEffect(() => {
    if (removedAt.current === null) return;
    part.current?.querySelectorAll("input")[removedAt.current]?.focus();
    removedAt.current = null;
  });
  return (
    <section ref={part} className={css.part} aria-label={name}>
      <header>
        <h3>{name}</h3>
        {mayWrite ? (
          <>
            <Button size="small" plain aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
              Rename
            </Button>
            <Button size="small" plain danger aria-label={`Remove ${name}`} onClick={() => setRemoving(true)}>
              Remove
            </Button>
          </>
        ) : null}
      </header>
      <ul className={css.items}>
        {checkItems.map((item, at) => (
          <CheckLine
            key={item.id}
            ids={ids}
            item={item}
            mayWrite={mayWrite}
            onRemoved={() => {
              removedAt.current = at;
            }}
          />
        ))}
      </ul>
      {mayWrite ? (
        <AddLine
          label={`Another item in ${name}`}
          button="Add item"
          rule={kanbanInputs.checkItemNew.shape.name}
          send={(text, form) => add({ ...ids, name: text }, form)}
        />
      ) : null}
      {isRemoving ? (
        <ConfirmDialog
          open
          danger
          onClose={() => setRemoving(false)}
          title={`Remove the checklist ${name}?`}
          confirmLabel="Remove checklist"
          pending={removing}
          onConfirm={() => void remove(ids)}
        >
          {`${countOf(checkItems.length, "item")} will be removed. This cannot be undone.`}
        </ConfirmDialog>
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
