import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { FormFrame } from "./form-frame.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { ToneBar } from "./tone-bar.tsx";

const open = (autoFocus: boolean) =>
  show(
    <FormDialog
      open
      title="Add topic"
      saveLabel="Add topic"
      initialValues={{ name: "", description: "" }}
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      <TextField name="name" label="Name" autoFocus={autoFocus} />
      <ToneBar />
      <TextArea name="description" label="Description" />
    </FormDialog>,
  );

const name = () => screen.getByRole("textbox", { name: "Name" });
const letter = () => screen.getByRole("button", { name: "Letter ọ" });

it("writes into the field that took the focus as the dialog opened", async () => {
  const { user } = open(true);
  expect(name()).toHaveFocus();
  await user.click(letter());
  await user.click(screen.getByRole("button", { name: "High tone" }));
  expect(name()).toHaveValue("ọ́".normalize("NFC"));
  expect(name()).toHaveFocus();
});

it("writes by Enter from the bar, and gives the focus back to the field", async () => {
  const { user } = open(true);
  await user.tab();
  expect(screen.getByRole("button", { name: "Letter ẹ" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(name()).toHaveValue("ẹ");
  expect(name()).toHaveFocus();
});

it("writes a letter or a tone once by its keys, however many bars a form has", async () => {
  const { user } = show(
    <FormFrame initialValues={{ name: "", gloss: "" }} onSubmit={() => undefined}>
      <TextField name="name" label="Name" autoFocus />
      <ToneBar />
      <TextField name="gloss" label="Gloss" />
      <ToneBar />
    </FormFrame>,
  );
  await user.keyboard("{Alt>}[KeyO]{/Alt}");
  expect(name()).toHaveValue("ọ");
  await user.keyboard("{Alt>}[Slash]{/Alt}");
  expect(name()).toHaveValue("ọ́".normalize("NFC"));
});

it("writes by touch", async () => {
  const { user } = open(true);
  await user.pointer([{ keys: "[TouchA]", target: letter() }]);
  expect(name()).toHaveValue("ọ");
});

it("writes into the field above it where no field had the focus yet", async () => {
  const { user } = open(false);
  letter().focus();
  await user.keyboard("{Enter}");
  expect(name()).toHaveValue("ọ");
});

it("follows the focus to another field", async () => {
  const { user } = open(true);
  const description = screen.getByRole("textbox", { name: "Description" });
  await user.click(description);
  await user.click(letter());
  expect(description).toHaveValue("ọ");
  expect(name()).toHaveValue("");
});

it.each([
  ["Slash", "ọ́"],
  ["Backslash", "ọ̀"],
  ["Minus", "ọ̄"],
])("takes dots and tones by keys: Alt with %s", async (key, text) => {
  const { user } = open(true);
  await user.keyboard(`{Alt>}[KeyO][${key}]{/Alt}`);
  expect(name()).toHaveValue(text.normalize("NFC"));
});

it("is one stop for Tab, with arrows from letter to letter", async () => {
  const { user } = open(true);
  await user.tab();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(letter()).toHaveFocus();
  await user.keyboard("{End}");
  expect(screen.getByRole("button", { name: /^Mid tone/ })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("textbox", { name: "Description" })).toHaveFocus();
});
