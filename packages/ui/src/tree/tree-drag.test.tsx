import { jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import type { TreeNode } from "./tree-node.ts";
import { Tree } from "./tree.tsx";

const nodes: TreeNode[] = [
  { id: "one", parentId: null, label: "One" },
  { id: "two", parentId: null, label: "Two" },
  { id: "three", parentId: null, label: "Three", archived: true },
];

const loaded = () => screen.queryByText("Press Alt with an arrow key to move it.");
const item = (name: RegExp) => screen.getByRole("treeitem", { name });
const rowHeight = 36;

/** Nothing is laid out here: each row is 36 px high, one below the other. */
function open(more: Partial<Parameters<typeof Tree>[0]> = {}) {
  const [onMove, onSelect] = [jest.fn(), jest.fn()];
  const shown = show(
    <Tree label="Parts" nodes={nodes} selectedId={null} onSelect={onSelect} onMove={onMove} {...more} />,
  );
  const rows = screen.getAllByRole("treeitem");
  rows.forEach((row, at) => {
    row.getBoundingClientRect = () => new DOMRect(0, at * rowHeight, 200, rowHeight);
  });
  document.elementFromPoint = (_, y) => rows[Math.floor(y / rowHeight)] ?? null;
  return { ...shown, rows, onMove, onSelect };
}

/** After a drag, dnd-kit swallows clicks on the document for 50 ms: the next test's as well, on a quick machine. */
afterEach(() => new Promise((resolve) => setTimeout(resolve, 60)));

const press = (row: HTMLElement, y: number) => fireEvent.mouseDown(row, { button: 0, clientX: 10, clientY: y });
const moveTo = (y: number) => {
  fireEvent.mouseMove(document, { clientX: 10, clientY: y });
};
const letGo = () =>
  act(async () => {
    fireEvent.mouseUp(document);
    await Promise.resolve();
  });

it("draws and walks the rows without what drags them, which comes with the pointer and draws no row anew", async () => {
  const { user, rows, onMove } = open();
  expect(loaded()).toBeNull();
  fireEvent.pointerEnter(item(/One/));
  expect(await screen.findByText("Press Alt with an arrow key to move it.")).toBeInTheDocument();
  expect(screen.getAllByRole("treeitem")).toEqual(rows);
  act(() => item(/One/).focus());
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(onMove).toHaveBeenCalledWith({ id: "one", parentId: null, order: 1 });
});

it("loads it with the focus too, and moves by keyboard before it is there", async () => {
  const { onMove } = open();
  const two = item(/Two/);
  act(() => two.focus());
  fireEvent.keyDown(two, { key: "ArrowUp", altKey: true });
  expect(loaded()).toBeNull();
  expect(onMove).toHaveBeenCalledWith({ id: "two", parentId: null, order: 0 });
  await waitFor(() => expect(loaded()).toBeInTheDocument());
});

it("never loads it where nothing can be moved", async () => {
  open({ onMove: undefined });
  fireEvent.pointerEnter(item(/One/));
  act(() => item(/One/).focus());
  await act(() => import("./tree-drag.tsx"));
  expect(loaded()).toBeNull();
});

it("moves a part to where it is let go, and shows on the way where that is", async () => {
  const { onMove } = open();
  fireEvent.pointerEnter(item(/One/));
  await waitFor(() => expect(loaded()).toBeInTheDocument());
  press(item(/Two/), rowHeight + 18);
  moveTo(30);
  moveTo(4);
  await waitFor(() => expect(item(/One/)).toHaveAttribute("data-drop", "before"));
  expect(item(/Two/)).toHaveAttribute("data-source");
  await letGo();
  expect(onMove).toHaveBeenCalledWith({ id: "two", parentId: null, order: 0 });
  await waitFor(() => expect(item(/One/)).not.toHaveAttribute("data-drop"));
});

it("takes up a press that is still held when it comes", async () => {
  const { onMove } = open();
  fireEvent.pointerEnter(item(/One/));
  press(item(/Two/), rowHeight + 18);
  await waitFor(() => expect(loaded()).toBeInTheDocument());
  moveTo(30);
  moveTo(18);
  await waitFor(() => expect(item(/One/)).toHaveAttribute("data-drop", "into"));
  await letGo();
  expect(onMove).toHaveBeenCalledWith({ id: "two", parentId: "one", order: 0 });
});

it("leaves an archived part where it is, and a press alone chooses", async () => {
  const { user, onMove, onSelect } = open();
  fireEvent.pointerEnter(item(/One/));
  await waitFor(() => expect(loaded()).toBeInTheDocument());
  press(item(/Three/), 2 * rowHeight + 18);
  moveTo(30);
  moveTo(4);
  await act(() => Promise.resolve());
  expect(item(/Three/)).not.toHaveAttribute("data-source");
  await letGo();
  expect(onMove).not.toHaveBeenCalled();
  await user.click(item(/Two/));
  expect(onSelect).toHaveBeenCalledWith("two");
});
