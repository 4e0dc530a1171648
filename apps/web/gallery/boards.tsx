import { useState } from "react";
import type { BoardCard, BoardColumn, CanMove } from "@app/ui/board/board-model.ts";
import { Board } from "@app/ui/board/board.tsx";
import { PageSample, Samples } from "./sample.tsx";

const card = (id: string, title: string, lines = "Igbo, beginners"): BoardCard => ({
  id,
  title,
  href: `#${id}`,
  lines,
});

const start: readonly BoardColumn[] = [
  {
    id: "applied",
    title: "Applied",
    cards: [card("ada", "Adaeze Obi"), card("bo", "Bọ́láńlé Adéyẹmí-Ọlátúnjí of the long name")],
    total: 31,
  },
  { id: "interview", title: "Interview", cards: [card("chi", "Chi Okafor", "Yoruba, adults")] },
  { id: "demo", title: "Demo lesson", cards: [] },
  { id: "offer", title: "Offer", cards: [{ id: "ngozi", title: "Ngọzi Eze", href: "#ngozi" }] },
];

const needsLesson: CanMove = (_, to) => (to === "offer" ? "Give the demo lesson first." : null);

function Stages() {
  const [columns, setColumns] = useState(start);
  const move = (moved: BoardCard, to: string) =>
    setColumns(
      columns.map((column) => {
        const others = column.cards.filter(({ id }) => id !== moved.id);
        return { ...column, cards: column.id === to ? [...others, moved] : others };
      }),
    );
  return (
    <Board
      label="Applications by stage"
      columns={columns}
      emptyText="Nobody is here."
      onMove={move}
      canMove={needsLesson}
    />
  );
}

export function Boards() {
  return (
    <Samples>
      <PageSample title="Cards that can be moved; one column refuses them" height={380}>
        <Stages />
      </PageSample>
      <PageSample title="Cards that cannot be moved" height={380}>
        <Board
          label="Applications, to read"
          columns={start.map((column) => ({ ...column, title: `${column.title} before` }))}
          emptyText="Nobody is here."
        />
      </PageSample>
    </Samples>
  );
}
