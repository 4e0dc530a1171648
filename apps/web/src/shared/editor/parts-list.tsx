import { PartOutline, PartRow, WholeRow } from "@app/ui/editor/part-outline.tsx";
import { Plus } from "@app/ui/icons.ts";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { Button } from "@app/ui/page/button.tsx";
import type { Opened } from "./editor-form.tsx";

/** A part as the list at the left names it. */
interface ListedPart {
  id: string;
  name: string;
  line: string;
  /** What keeps it from being handed in. */
  fault?: string | undefined;
}

interface PartsListProps {
  opened: Opened;
  /** "Sentences", "sentence" */
  title: string;
  what: string;
  max: number;
  /** What the whole is about, and what is to be mended in that; left out for a second list. */
  about?: Omit<ListedPart, "id">;
  parts: readonly ListedPart[];
  onMove: (id: string, order: number) => void;
  /** Adds a part, and answers its id. */
  onAdd: () => string;
}

/** Whoever adds a part goes on to write it. */
const focusOpened = () =>
  document.querySelector<HTMLElement>("#panel-edit :is(input, textarea, select, [role=combobox])")?.focus();

/** The parts of a record at the left of its editor: opened, moved by drag and keys, added. */
export function PartsList({ opened, title, what, max, about, parts, onMove, onAdd }: PartsListProps) {
  const { current, open } = opened;
  return (
    <PartOutline
      title={title}
      count={parts.length}
      max={max}
      before={about ? <WholeRow {...about} isActive={current === null} onClick={() => open(null)} /> : null}
      foot={
        <Button
          icon={Plus}
          wide
          disabledReason={parts.length >= max ? `At most ${max}` : undefined}
          onClick={() => {
            open(onAdd());
            requestAnimationFrame(focusOpened);
          }}
        >
          {`Add ${what}`}
        </Button>
      }
    >
      <OrderedList
        label={title}
        items={parts.map((part) => ({ ...part }))}
        current={current}
        onMove={onMove}
        oneStop="[data-row] > button"
      >
        {({ id, name, line, fault }, position) => (
          <PartRow
            position={position}
            name={name}
            line={line}
            fault={fault}
            isActive={id === current}
            onClick={() => open(id)}
          />
        )}
      </OrderedList>
    </PartOutline>
  );
}
