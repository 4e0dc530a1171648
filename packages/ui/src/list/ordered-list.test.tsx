import { jest } from "@jest/globals";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { dragTo } from "../testing/drag.ts";
import { OrderedList } from "./ordered-list.tsx";

const names = ["Àkọ́kọ́", "Èkejì", "Ẹ̀kẹta"];
const told = jest.fn();

function Shown({ fixed = false }: { fixed?: boolean }) {
  const [items, setItems] = useState(names.map((name) => ({ id: name, name })));
  const onMove = (id: string, order: number) => {
    told(id, order);
    setItems((before) => {
      const item = before.find((one) => one.id === id)!;
      return before.filter((one) => one !== item).toSpliced(order, 0, item);
    });
  };
  return (
    <OrderedList label="Sections" items={items} onMove={fixed ? undefined : onMove}>
      {({ name }, position, moves) => (
        <>
          <a href={`#${position}`}>{name}</a>
          {moves.map(({ label, onSelect, disabledReason }) => (
            <button
              key={label}
              type="button"
              aria-label={`${label} ${name}`}
              onClick={onSelect}
              title={disabledReason}
            />
          ))}
        </>
      )}
    </OrderedList>
  );
}

const order = () =>
  within(screen.getByRole("list", { name: "Sections" }))
    .getAllByRole("link")
    .map((one) => one.textContent);
beforeEach(() => told.mockClear());

it("moves a row by Alt with an arrow, says where it is, and keeps the focus with it", () => {
  render(<Shown />);
  const last = screen.getByRole("link", { name: "Ẹ̀kẹta" });
  last.focus();
  fireEvent.keyDown(last, { key: "ArrowUp", altKey: true });
  expect(order()).toEqual(["Àkọ́kọ́", "Ẹ̀kẹta", "Èkejì"]);
  expect(screen.getByRole("status")).toHaveTextContent("Ẹ̀kẹta moved to position 2 of 3.");
  expect(screen.getByRole("link", { name: "Ẹ̀kẹta" })).toHaveFocus();
});

it("moves a row by its menu, and says why the first does not go up", () => {
  render(<Shown />);
  expect(screen.getByRole("button", { name: "Move up Àkọ́kọ́" })).toHaveAttribute("title", "It is the first");
  fireEvent.click(screen.getByRole("button", { name: "Move down Àkọ́kọ́" }));
  expect(told).toHaveBeenCalledWith("Àkọ́kọ́", 1);
});

it("moves a row to where it is dropped, and nothing where it lay", async () => {
  render(<Shown />);
  const rows = screen.getAllByRole("listitem");
  await dragTo(rows[0]!, rows[2]!, () => expect(rows[2]).toHaveAttribute("data-target", "after"));
  expect(order()).toEqual(["Èkejì", "Ẹ̀kẹta", "Àkọ́kọ́"]);
  told.mockClear();
  await dragTo(rows[1]!, rows[1]!);
  expect(told).not.toHaveBeenCalled();
});

it("lets nothing be moved by those who only read", () => {
  render(<Shown fixed />);
  const [first] = screen.getAllByRole("listitem");
  expect(first).not.toHaveAttribute("data-movable");
  fireEvent.keyDown(screen.getByRole("link", { name: "Àkọ́kọ́" }), { key: "ArrowDown", altKey: true });
  expect(order()).toEqual(names);
  expect(screen.queryByRole("button")).toBeNull();
});
