import { screen } from "@testing-library/react";
import { useState } from "react";
import { show } from "../testing/render.tsx";
import { EditorPage, type EditorSide } from "./editor-page.tsx";

function Page() {
  const [side, setSide] = useState<EditorSide>("edit");
  return (
    <EditorPage
      title="Counting by twenties"
      outlineLabel="Blocks"
      outlineTab="Blocks"
      outline={<p>Block 1</p>}
      previewLabel="As the learner sees it"
      preview={<p>Question 1</p>}
      side={side}
      onSide={setSide}
      current={null}
    >
      <label>
        Question
        <input />
      </label>
    </EditorPage>
  );
}
const open = () => show(<Page />);

it("names its parts, the edited one and the preview", () => {
  open();
  expect(screen.getByRole("navigation", { name: "Blocks" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Edit Counting by twenties" })).toBeVisible();
  expect(screen.getByRole("region", { name: "As the learner sees it" })).toHaveTextContent("Question 1");
});

it("keeps what was typed while the preview is looked at", async () => {
  const { user } = open();
  await user.type(screen.getByLabelText("Question"), "Ogún");
  await user.click(screen.getByRole("tab", { name: "Preview" }));
  await user.click(screen.getByRole("tab", { name: "Edit" }));
  expect(screen.getByLabelText("Question")).toHaveValue("Ogún");
});
