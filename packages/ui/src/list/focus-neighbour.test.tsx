import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { show } from "../testing/render.tsx";
import { useNeighbourFocus } from "./focus-neighbour.ts";

function Notes() {
  const [notes, setNotes] = useState(["first", "second", "third"]);
  useNeighbourFocus();
  return (
    <main>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <button type="button" onClick={() => setNotes(notes.filter((other) => other !== note))}>
              Delete {note}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Add note</button>
    </main>
  );
}

it("goes on from the next row once one is deleted, else from the one before, else from where one is added", async () => {
  const { user } = show(<Notes />);
  const remove = async (name: string, then: string) => {
    await user.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(screen.getByRole("button", { name: then })).toHaveFocus());
  };
  await remove("Delete second", "Delete third");
  await remove("Delete third", "Delete first");
  await remove("Delete first", "Add note");
});
