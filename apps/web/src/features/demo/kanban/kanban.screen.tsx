import { useSearchParams } from "react-router-dom";
import type { BoardCard, BoardColumn } from "@app/ui/board/board-model.ts";
import { Board } from "@app/ui/board/board.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Plus } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { readAnew, useReadOnReturn } from "../read-anew.ts";
import { kanbanDialogs } from "./kanban-dialogs.ts";
import { DemoBoardDocument, DemoCardMoveDocument, type DemoCardPartsFragment } from "./kanban.generated.ts";
import { useBoardChange } from "./use-board-change.ts";

function linesOf({ comments, checklists }: DemoCardPartsFragment) {
  const items = checklists.flatMap(({ checkItems }) => checkItems);
  const done = items.filter(({ isComplete }) => isComplete).length;
  return [
    ...(items.length > 0 ? [`${done} of ${items.length} done`] : []),
    ...(comments.length > 0 ? [countOf(comments.length, "comment")] : []),
  ].join(" · ");
}

/** The template's kanban board, which everybody shares. */
export function KanbanScreen() {
  const [params] = useSearchParams();
  const mayWrite = useCan()("demo:write");
  const { data, loading, error, refetch } = useQuery(DemoBoardDocument, readAnew);
  useReadOnReturn(refetch);
  const { change: move } = useBoardChange(DemoCardMoveDocument);
  const lists = data?.board?.lists;
  const to = (name: string, id: string) => withParams(params, { [name]: id });

  const columns = (lists ?? []).map(({ id, name, cards }): BoardColumn => {
    const column = {
      id,
      title: name,
      cards: cards.map((card) => ({ id: card.id, title: card.name, href: to("card", card.id), lines: linesOf(card) })),
    };
    if (!mayWrite) return column;
    const actions = [
      { label: "Rename list", href: to("renameList", id) },
      {
        label: "Remove all cards",
        href: to("clearList", id),
        ...(cards.length === 0 && { disabledReason: "No cards" }),
      },
      { label: "Remove list", href: to("removeList", id), danger: true },
    ];
    return { ...column, actions, rest: <TextLink href={to("newCard", id)}>Add card</TextLink> };
  });
  const onPlace = ({ id: cardId }: BoardCard, listId: string, position: number) =>
    void move({ cardId, listId, position });

  return (
    <div>
      <PageHeader
        title="Kanban"
        facts={lists ? countOf(lists.flatMap(({ cards }) => cards).length, "card") : undefined}
        actions={mayWrite ? [{ label: "Add list", icon: Plus, href: to("new", ""), main: true }] : []}
      />
      {lists ? (
        <Board label="Cards by list" columns={columns} emptyText="No cards." {...(mayWrite && { onPlace })} />
      ) : loading ? (
        <SkeletonLines count={8} />
      ) : (
        <ErrorState {...failure("board", error, refetch)} />
      )}
      <RecordDialogs dialogs={kanbanDialogs} />
    </div>
  );
}
