import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import type { CanDrop, TreeNode } from "./tree-node.ts";
import { Tree } from "./tree.tsx";

const nodes: TreeNode[] = [
  { id: "young", parentId: null, label: "Ages 5 to 8" },
  { id: "beginner", parentId: "young", label: "Beginner" },
  { id: "ekele", parentId: "beginner", label: "Ekele", second: "greetings", lang: "ig" },
  { id: "ezinulo", parentId: "beginner", label: "Ezinụlọ", second: "family", lang: "ig" },
  { id: "nri", parentId: "beginner", label: "Nri", second: "food", lang: "ig" },
  { id: "adults", parentId: null, label: "Adults" },
];

function open(selectedId: string | null = "ezinulo", canDrop: CanDrop = () => true) {
  const [onMove, onSelect] = [jest.fn(), jest.fn()];
  const shown = show(
    <Tree
      label="Parts"
      nodes={nodes}
      selectedId={selectedId}
      onSelect={onSelect}
      onMove={onMove}
      canDrop={canDrop}
      searchLabel="Find a topic"
    />,
  );
  return { ...shown, onMove, onSelect };
}

const item = (name: RegExp) => screen.getByRole("treeitem", { name });

it("opens down to the part that is selected and tells of each row its level and place", async () => {
  open();
  expect(await screen.findByRole("treeitem", { name: /Ezinụlọ family/ })).toHaveAttribute("aria-selected", "true");
  expect(item(/Nri/)).toHaveAttribute("aria-level", "3");
  expect(item(/Nri/)).toHaveAttribute("aria-posinset", "3");
  expect(item(/Nri/)).toHaveAttribute("aria-setsize", "3");
  expect(item(/Beginner/)).toHaveAttribute("aria-expanded", "true");
});

it("is one tab stop, walked by arrow keys, Home and End", async () => {
  const { user, onSelect } = open();
  // The search, what opens and closes all, then the tree.
  await user.tab();
  await user.tab();
  await user.tab();
  expect(item(/Ezinụlọ/)).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(item(/Nri/)).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(item(/Beginner/)).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(item(/Beginner/)).toHaveAttribute("aria-expanded", "false");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(item(/Ekele/)).toHaveFocus();
  await user.keyboard("{End}");
  expect(item(/Adults/)).toHaveFocus();
  await user.keyboard("{Home}{Enter}");
  expect(onSelect).toHaveBeenLastCalledWith("young");
});

it("goes to the name that starts with what is typed, marks not needed", async () => {
  const { user } = open();
  act(() => item(/Ages/).focus());
  await user.keyboard("ezinulo");
  expect(item(/Ezinụlọ/)).toHaveFocus();
});

it("moves a part by Alt with arrows and says where it went", async () => {
  const { user, onMove } = open();
  await screen.findByRole("treeitem", { name: /Ezinụlọ/ });
  act(() => item(/Ezinụlọ/).focus());
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(onMove).toHaveBeenLastCalledWith({ id: "ezinulo", parentId: "beginner", order: 2 });
  expect(screen.getByText("Moved: Ezinụlọ, position 3 of 3 in Beginner.")).toBeInTheDocument();
});

it("says why a part may not go there, and leaves it", async () => {
  const { user, onMove } = open("ezinulo", () => "A topic stands under a level.");
  act(() => item(/Ezinụlọ/).focus());
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(screen.getByText("A topic stands under a level.")).toBeInTheDocument();
  expect(onMove).not.toHaveBeenCalled();
});

it("finds parts with what stands above them, marks not needed", async () => {
  const { user } = open(null);
  await user.type(screen.getByRole("searchbox", { name: "Find a topic" }), "ezinulo{Enter}");
  expect(screen.getAllByRole("treeitem").map((row) => row.textContent)).toEqual([
    "Ages 5 to 8",
    "Beginner",
    "Ezinụlọ family",
  ]);
});

it("draws only what is in sight of a very long tree", () => {
  const many = Array.from({ length: 1000 }, (_, index): TreeNode => ({
    id: `n${index}`,
    parentId: null,
    label: `Part ${index}`,
  }));
  show(<Tree label="Parts" nodes={many} selectedId={null} onSelect={() => undefined} />);
  expect(screen.getAllByRole("treeitem").length).toBeLessThan(80);
});

it("opens all of it at once, and closes all of it again", async () => {
  const { user } = open(null);
  expect(screen.queryByRole("treeitem", { name: /Nri/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Expand all" }));
  expect(item(/Nri/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Collapse all" }));
  expect(screen.getAllByRole("treeitem").map((row) => row.getAttribute("aria-level"))).toEqual(["1", "1"]);
});
