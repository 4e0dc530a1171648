import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";
import { DialogFrame } from "../feedback/dialog-frame.tsx";
import { now, show } from "../testing/render.tsx";
import { AutocompleteField } from "./autocomplete-field.tsx";
import { FormDialog, type FormDialogProps } from "./form-dialog.tsx";
import { TextField } from "./text-field.tsx";

type Values = { name: string; code: string };
const at = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const draft = (keptAt: string | null) => ({
  keptAt,
  offered: null,
  onRestore: () => ({ start: { name: "", code: "" }, values: { name: "", code: "" } }),
  onDiscard: () => undefined,
  onKeep: () => undefined,
  onClean: () => undefined,
});

const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="code" label="Code" />
  </>
);

function open({ children = fields, ...props }: Partial<FormDialogProps<Values>> = {}) {
  const onClose = jest.fn();
  const shown = show(
    <FormDialog<Values>
      open
      title="Edit region"
      saveLabel="Save changes"
      initialValues={{ name: "UK", code: "GB" }}
      onSubmit={() => undefined}
      onClose={onClose}
      {...props}
    >
      {children}
    </FormDialog>,
  );
  return { ...shown, onClose };
}

const dialog = (name: string) => screen.getByRole("dialog", { name });
const box = (name: string) => screen.getByRole("textbox", { name });

it("begins at its first field", () => {
  open();
  expect(box("Name")).toHaveFocus();
});

it("begins at what it does where it has no fields, and at the choice that is made where a choice comes first", () => {
  const { unmount } = open({ title: "Convert Ada?", isAction: true, children: <p>A new customer is added.</p> });
  expect(screen.getByRole("button", { name: "Save changes" })).toHaveFocus();
  unmount();
  open({
    children: ["Customer", "Lead"].map((label) => (
      <label key={label}>
        <input type="radio" name="party" defaultChecked={label === "Lead"} /> {label}
      </label>
    )),
  });
  expect(screen.getByRole("radio", { name: "Lead" })).toHaveFocus();
});

it("asks inside of itself before it discards, with the focus on what keeps all as it is", async () => {
  const { user, onClose } = open();
  await user.type(box("Code"), "R");
  await user.keyboard("{Escape}");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  const question = dialog("Leave without saving?");
  expect(within(question).getByRole("button", { name: "Keep editing" })).toHaveFocus();
  expect(screen.queryByRole("textbox", { name: "Code" })).toBeNull();

  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  expect(dialog("Edit region")).toBeVisible();
  expect(box("Code")).toHaveValue("GBR");
  expect(box("Code")).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("saves instead of discarding, if asked to; not where its button does something else", async () => {
  let sent = 0;
  const { user, onClose, unmount } = open({ onSubmit: () => void (sent += 1) });
  await user.type(box("Name"), "!");
  await user.keyboard("{Escape}");
  await user.click(within(dialog("Leave without saving?")).getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(sent).toBe(1));
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  const other = open({ saveLabel: "Suspend", isAction: true });
  await other.user.type(box("Name"), "!");
  await other.user.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Suspend" })).toBeNull();
});

it("calls the way out otherwise where its own button begins with the same word", async () => {
  const { user, onClose } = open({ title: "Cancel the lesson?", saveLabel: "Cancel lesson", danger: true });
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Go back" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("goes back to the form when the question is closed", async () => {
  const { user, onClose } = open();
  await user.type(box("Name"), "!");
  await user.keyboard("{Escape}");
  await user.keyboard("{Escape}");
  expect(box("Name")).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

it("discards nothing by the second press of a double click", async () => {
  const { user, onClose } = open();
  await user.type(box("Name"), "!");
  await user.keyboard("{Escape}");
  await user.dblClick(screen.getByRole("button", { name: "Keep editing" }));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  const discard = screen.getByRole("button", { name: "Discard changes" });
  discard.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  expect(onClose).not.toHaveBeenCalled();
});

it("asks what others ask about it in its own frame, and tells its name", async () => {
  const questions = (
    <ConfirmDialog
      open
      title="Which text do you want to keep?"
      confirmLabel="Save"
      onConfirm={() => undefined}
      onClose={() => undefined}
    >
      Two people changed it.
    </ConfirmDialog>
  );
  open({ questions });
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  const question = dialog("Which text do you want to keep?");
  await waitFor(() => expect(within(question).getByRole("button", { name: "Save" })).toHaveFocus());
});

it("is drawn in a dialog that stands already, wherever on the page it comes from", async () => {
  function Page() {
    const [isAsked, setAsked] = useState(false);
    return (
      <>
        <DialogFrame
          open
          title="Edit region"
          onClose={() => undefined}
          buttons={
            <button type="button" onClick={() => setAsked(true)}>
              Save
            </button>
          }
        >
          <input aria-label="Name" defaultValue="UK" />
        </DialogFrame>
        {isAsked ? <Late onDone={() => setAsked(false)} /> : null}
      </>
    );
  }
  const Late = ({ onDone }: { onDone: () => void }) => (
    <ConfirmDialog open title="Held?" confirmLabel="Go on" onConfirm={onDone} onClose={onDone}>
      It waits.
    </ConfirmDialog>
  );
  const { user } = show(<Page />);
  const before = dialog("Edit region");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(dialog("Held?")).toBe(before);
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(dialog("Edit region")).toBe(before);
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

it("takes the place of what was loading in the frame that stands already", async () => {
  function Loading() {
    const [isThere, setThere] = useState(false);
    return (
      <DialogFrame
        open
        title="Loading"
        onClose={() => undefined}
        buttons={
          <button type="button" onClick={() => setThere(true)}>
            Come
          </button>
        }
      >
        {isThere ? (
          <FormDialog
            open
            title="Edit region"
            saveLabel="Save changes"
            initialValues={{ name: "" }}
            onSubmit={() => undefined}
            onClose={() => undefined}
          >
            <TextField name="name" label="Name" />
          </FormDialog>
        ) : null}
      </DialogFrame>
    );
  }
  const { user } = show(<Loading />);
  const before = dialog("Loading");
  await user.click(screen.getByRole("button", { name: "Come" }));
  expect(dialog("Edit region")).toBe(before);
  expect(box("Name")).toHaveFocus();
});

it("says since when what is typed is kept on this device, and what discarding does to it", async () => {
  const { user } = open({ draft: draft(at(4)) });
  expect(screen.queryByText(/kept on this device/)).toBeNull();
  await user.type(box("Name"), "!");
  expect(screen.getByText("Not saved yet")).toBeVisible();
  expect(screen.getByText("kept on this device 4 s ago")).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.getByText(/Discarding them also removes the copy kept on this device/)).toBeVisible();
});

it("says nothing of this device where nothing is kept there", async () => {
  const { user } = open();
  await user.type(box("Name"), "!");
  expect(screen.getByText("Not saved yet")).toBeVisible();
  expect(screen.queryByText(/kept on this device/)).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.getByText("Your changes are not saved and will be lost.")).toBeVisible();
});

it("opens no list of choices by itself where its first field has one", () => {
  show(
    <FormDialog
      open
      title="Attach learner"
      saveLabel="Attach learner"
      initialValues={{ zone: null }}
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      <AutocompleteField name="zone" label="Time zone" options={[{ value: "Africa/Lagos", label: "Africa/Lagos" }]} />
    </FormDialog>,
  );
  expect(screen.getByRole("combobox", { name: "Time zone" })).toHaveFocus();
  expect(screen.queryByRole("listbox")).toBeNull();
});
