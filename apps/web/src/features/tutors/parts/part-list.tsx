import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { Permission } from "@app/domain/permissions.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Pencil, Trash2 } from "@app/ui/icons.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { BoxedList } from "@app/ui/detail/boxed-list.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { EventMutation } from "../../../shared/records/record-documents.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { sentenceCase } from "../../../shared/text/format.ts";

interface Part {
  id: string;
  version: number;
}

interface PartListProps<Item extends Part> {
  items: readonly Item[];
  /** What is said where there is none. */
  none: string;
  /** "document" */
  one: string;
  nameOf: (item: Item) => string;
  remove: EventMutation;
  restore: EventMutation;
  /** The parameter of the address that opens one for editing; left out where none is edited. */
  editParam?: string;
  /** Who may delete. */
  needs?: Permission;
  actionsOf?: (item: Item) => readonly PageAction[];
  onChanged: () => Promise<unknown>;
  /** What is shown of one. */
  children: (item: Item) => ReactNode;
}

/** What belongs to a tutor, one below the other, each with what can be done to it; deleting can be taken back. */
export function PartList<Item extends Part>(props: PartListProps<Item>) {
  const { items, none, one, nameOf, editParam, needs = "tutors:act", actionsOf, onChanged, children } = props;
  const can = useCan();
  const [params] = useSearchParams();
  const remove = useSave(props.remove, ({ saved }) => saved);
  const restore = useSave(props.restore, ({ saved }) => saved);

  async function bringBack({ id, version }: Part) {
    const { payload } = await restore.save({ id, version });
    if (payload) await onChanged();
  }
  async function deleteIt({ id, version }: Part) {
    const { payload } = await remove.save({ id, version });
    if (!payload?.record) return;
    const gone = { id, version: payload.record.version };
    toast.done(`${sentenceCase(one)} deleted.`, { label: "Undo", onSelect: () => void bringBack(gone) });
    await onChanged();
  }

  if (items.length === 0) return <p>{none}</p>;
  return (
    <BoxedList>
      {items.map((item) => {
        const actions: PageAction[] = [
          ...(editParam !== undefined && can("tutors:write")
            ? [{ label: "Edit", icon: Pencil, href: withParams(params, { [editParam]: item.id }) }]
            : []),
          ...(actionsOf?.(item) ?? []),
          ...(can(needs) ? [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => void deleteIt(item) }] : []),
        ];
        return (
          <li key={item.id}>
            <div data-description="">{children(item)}</div>
            {actions.length > 0 ? (
              <MoreMenu actions={actions} label={`Actions for ${one} ${nameOf(item)}`} size="small" />
            ) : null}
          </li>
        );
      })}
    </BoxedList>
  );
}
