import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { Toasts } from "../feedback/toasts.tsx";
import { dragTo } from "../testing/drag.ts";
import { show } from "../testing/render.tsx";
import type { BoardCard, BoardColumn, CanMove } from "./board-model.ts";
import { Board } from "./board.tsx";

const people = { ada: "Ada Obi", bo: "Bo Eze", chi: "Chi Okafor" } as const;
const card = (id: keyof typeof people): BoardCard => ({ id, title: people[id], href: `/c/${id}`, lines: "Igbo" });
const start = { applied: ["ada", "bo"], interview: ["chi"], offer: [] } as const;
const titles = { applied: "Applied", interview: "Interview", offer: "Offer" };

type Stage = keyof typeof titles;
const needsInterview: CanMove = (_, to) => (to === "offer" ? "Finish the interview first." : null);

function Stages({ onMove, canMove }: { onMove: (card: BoardCard, to: string) => void; canMove: CanMove }) {
  const [stages, setStages] = useState<Record<Stage, readonly (keyof typeof people)[]>>(start);
  const columns: BoardColumn[] = (Object.keys(titles) as Stage[]).map((id) => ({
    id,
    title: titles[id],
    cards: stages[id].map(card),
  }));
  const move = (moved: BoardCard, to: string) => {
    onMove(moved, to);
    const id = moved.id as keyof typeof people;
    const staying = (stage: Stage) => stages[stage].filter((one) => one !== id);
    const placed = (stage: Stage) => (stage === to ? [...staying(stage), id] : staying(stage));
    setStages({ applied: placed("applied"), interview: placed("interview"), offer: placed("offer") });
  };
  return (
    <>
      <Board label="Applications by stage" columns={columns} emptyText="Nobody" onMove={move} canMove={canMove} />
      <Toasts />
    </>
  );
}

function open(canMove: CanMove = () => null) {
  const onMove = jest.fn();
  return { onMove, ...show(<Stages onMove={onMove} canMove={canMove} />) };
}
const stage = (name: string) => within(screen.getByRole("list", { name }));
const link = (name: string) => screen.getByRole("link", { name });

it("shows each record as a link in the column of its state, and says where there is none", () => {
  open();
  expect(
    stage("Applied")
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Ada Obi", "Bo Eze"]);
  expect(link("Chi Okafor")).toHaveAttribute("href", "/c/chi");
  expect(screen.getByText("Nobody")).toBeVisible();
});

it("moves a card by Alt with an arrow, past columns that refuse it, keeps the focus on it and says so", async () => {
  const { user, onMove } = open((_, to) => (to === "interview" ? "Full." : null));
  link("Ada Obi").focus();
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ id: "ada" }), "offer");
  expect(stage("Offer").getByRole("link", { name: "Ada Obi" })).toHaveFocus();
  expect(screen.getByText("Ada Obi moved to Offer.")).toBeInTheDocument();
  await user.keyboard("{ArrowRight}");
  expect(onMove).toHaveBeenCalledTimes(1);
});

it("says and follows a move only once the card stands in its new column, after whatever asks about it is closed", async () => {
  const columns = (applied: readonly BoardCard[], interview: readonly BoardCard[]): BoardColumn[] => [
    { id: "applied", title: "Applied", cards: applied },
    { id: "interview", title: "Interview", cards: interview, rest: "3 more" },
  ];
  const board = (shown: BoardColumn[]) => (
    <main tabIndex={-1}>
      <Board label="Stages" columns={shown} emptyText="Nobody" onMove={() => undefined} />
    </main>
  );
  const { user, rerender } = show(board(columns([card("ada")], [])));
  expect(screen.getByText("3 more")).toBeVisible();
  link("Ada Obi").focus();
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(screen.queryByText("Ada Obi moved to Interview.")).toBeNull();
  const dialog = document.createElement("dialog");
  dialog.tabIndex = -1;
  document.body.append(dialog);
  const keep = () => dialog.focus();
  document.addEventListener("focusin", keep);
  keep();
  rerender(board(columns([], [card("ada")])));
  expect(screen.getByText("Ada Obi moved to Interview.")).toBeInTheDocument();
  expect(dialog).toHaveFocus();
  document.removeEventListener("focusin", keep);
  dialog.remove();
  act(() => screen.getByRole("main").focus());
  expect(link("Ada Obi")).toHaveFocus();
});

it("lets keyboard focus follow a card that its menu has moved", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Move Ada Obi" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move to Interview" }));
  await waitFor(() => expect(link("Ada Obi")).toHaveFocus());
});

it("moves a card by its menu, which says why another column is closed to it", async () => {
  const { user, onMove } = open(needsInterview);
  await user.click(screen.getByRole("button", { name: "Move Bo Eze" }));
  const closed = await screen.findByRole("menuitem", { name: /^Move to Offer/ });
  expect(closed).toHaveAttribute("aria-disabled", "true");
  expect(closed).toHaveTextContent("Finish the interview first.");
  await user.click(screen.getByRole("menuitem", { name: "Move to Interview" }));
  expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ id: "bo" }), "interview");
});

it("moves a card by drag into a column that takes it, and into no other", async () => {
  const { onMove } = open(needsInterview);
  const lane = (name: string) => screen.getByRole("list", { name }).parentElement!;
  await dragTo(link("Ada Obi"), lane("Offer"), () => {
    expect(lane("Offer")).toHaveAttribute("data-refuses");
    expect(lane("Offer")).not.toHaveAttribute("data-target");
  });
  expect(onMove).not.toHaveBeenCalled();
  expect(await screen.findByText("Finish the interview first.")).toBeVisible();
  await dragTo(link("Ada Obi"), lane("Interview"), () => expect(lane("Interview")).toHaveAttribute("data-target"));
  expect(stage("Interview").getByRole("link", { name: "Ada Obi" })).toBeVisible();
  expect(lane("Interview")).not.toHaveAttribute("data-target");
});

it("gives a card its place beside another by drag, by the nearer edge, where the order is given", async () => {
  const onPlace = jest.fn();
  const columns: BoardColumn[] = [
    { id: "a", title: "A", cards: [card("ada"), card("bo"), card("chi")] },
    { id: "b", title: "B", cards: [] },
  ];
  show(<Board label="Cards" columns={columns} emptyText="Nobody" onPlace={onPlace} />);
  const frame = (name: string) => link(name).closest("li")!;
  const place = async (to: Element, isBelow = false) => {
    // The pointer is at 1.
    to.getBoundingClientRect = () => new DOMRect(0, isBelow ? -20 : 0, 200, 36);
    await dragTo(frame("Ada Obi"), to);
    return onPlace.mock.lastCall?.slice(1);
  };
  expect(await place(frame("Chi Okafor"))).toEqual(["a", 1]);
  expect(await place(frame("Chi Okafor"), true)).toEqual(["a", 2]);
  expect(await place(screen.getByText("Nobody"))).toEqual(["b", 0]);
  onPlace.mockClear();
  expect(await place(frame("Bo Eze"))).toBeUndefined();
});

it("offers no moves where nothing can be moved", () => {
  show(<Board label="Stages" columns={[{ id: "a", title: "A", cards: [card("ada")] }]} emptyText="Nobody" />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(link("Ada Obi").closest("li")).not.toHaveAttribute("data-movable");
});
