import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { FormikHelpers } from "formik";
import { show } from "../testing/render.tsx";
import { FormPage } from "./form-page.tsx";
import { ListField } from "./list-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { ToneBar } from "./tone-bar.tsx";

const values = {
  name: "Ezinulo",
  code: "",
  bio: "",
  size: 3 as number | null,
  kind: "a",
  live: false,
  secret: "hidden1",
  outcomes: ["One", "Two"],
};
type Values = typeof values;

const check = ({ name, code }: Values) => ({
  ...(name ? {} : { name: "Name is required." }),
  ...(code ? {} : { code: "Code is required." }),
});

function open(onSubmit: (values: Values, form: FormikHelpers<Values>) => void | Promise<void> = () => undefined) {
  const onDirtyChange = jest.fn();
  const shown = show(
    <FormPage
      title="New part"
      saveLabel="Create part"
      initialValues={values}
      validate={check}
      onSubmit={onSubmit}
      onDirtyChange={onDirtyChange}
      cancel={{ href: "#back" }}
    >
      <TextField name="name" label="Name" lang="ig" />
      <TextField name="code" label="Code" />
      <TextArea name="bio" label="Description" optional max={200} />
      <NumberField name="size" label="Size" />
      <SelectField
        name="kind"
        label="Kind"
        options={[
          { value: "a", label: "First" },
          { value: "b", label: "Second" },
        ]}
      />
      <SwitchField name="live" label="Shown" />
      <PasswordField name="secret" label="Password" autoComplete="new-password" />
      <ListField name="outcomes" label="Outcomes" itemName="outcome" newItem="">
        {(path, position) => <TextField name={path} label={`Outcome ${position}`} quietLabel />}
      </ListField>
      <ToneBar />
    </FormPage>,
  );
  return { ...shown, onDirtyChange };
}

const save = () => screen.getByRole("button", { name: "Create part" });

it("takes the focus to the first field with an error, and names the error with it", async () => {
  const { user } = open();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "1");
  await user.click(save());
  const code = screen.getByRole("textbox", { name: "Code" });
  expect(await screen.findByText("Code is required.")).toBeVisible();
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription("Code is required.");
  expect(code).toBeInvalid();
});

it("keeps the server's refusal when the focus moves to it", async () => {
  const { user } = open((_, form) => form.setErrors({ name: "Name is already in use." }));
  await user.type(screen.getByRole("textbox", { name: "Code" }), "A{Enter}");
  const name = screen.getByRole("textbox", { name: "Name" });
  await waitFor(() => expect(name).toHaveFocus());
  await user.tab();
  expect(name).toHaveAccessibleDescription("Name is already in use.");
});

it("shows the server's refusals at their fields and above the form", async () => {
  const { user } = open((_, form) =>
    form.setErrors({ code: "Code is already in use.", form: "This region is archived." } as object),
  );
  await user.type(screen.getByRole("textbox", { name: "Code" }), "gh");
  await user.click(save());
  expect(await screen.findByText("Code is already in use.")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("This region is archived.");
  expect(screen.getByRole("textbox", { name: "Code" })).toHaveFocus();
});

it("shows the server's refusal of what the form has no field for above it", async () => {
  const { user } = open((_, form) => form.setErrors({ publishAt: "Choose a later time." } as object));
  await user.type(screen.getByRole("textbox", { name: "Code" }), "gh");
  await user.click(save());
  expect(await screen.findByRole("alert")).toHaveTextContent("Choose a later time.");
});

it("does not save while nothing is changed, and says so", async () => {
  const onSubmit = jest.fn<() => void>();
  const { user } = open(onSubmit);
  expect(save()).toHaveAccessibleDescription("Nothing has changed yet.");
  await user.click(save());
  expect(screen.queryByText("Code is required.")).toBeNull();
  expect(save()).toHaveAttribute("aria-disabled", "true");
  const code = screen.getByRole("textbox", { name: "Code" });
  await user.type(code, "g");
  expect(save()).not.toHaveAttribute("aria-disabled");
  await user.type(code, "{Backspace}");
  expect(save()).toHaveAttribute("aria-disabled", "true");
});

it("marks the fields that differ from the record that is there", async () => {
  const edit = { title: "Edit part", saveLabel: "Save changes", initialValues: values, onSubmit: () => undefined };
  const { user } = show(
    <FormPage {...edit} marksChanges>
      <TextField name="name" label="Name" />
      <TextField name="code" label="Code" />
      <SwitchField name="live" label="Shown" />
    </FormPage>,
  );
  expect(screen.queryByText("Changed, not saved yet")).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!");
  expect(screen.getAllByText("Changed, not saved yet")).toHaveLength(1);
  await user.click(screen.getByRole("switch", { name: /^Shown/ }));
  expect(screen.getAllByText("Changed, not saved yet")).toHaveLength(2);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "{Backspace}");
  expect(screen.getAllByText("Changed, not saved yet")).toHaveLength(1);
});

it("says that something is not saved yet, and tells the app", async () => {
  const { user, onDirtyChange } = open();
  expect(screen.queryByText("Not saved yet")).not.toBeInTheDocument();
  await user.type(screen.getByRole("textbox", { name: "Code" }), "g");
  expect(screen.getByText("Not saved yet")).toBeVisible();
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
});

it("saves once, however often Save is pressed", async () => {
  const onSubmit = jest.fn(() => new Promise<void>(() => undefined));
  const { user } = open(onSubmit);
  await user.type(screen.getByRole("textbox", { name: "Code" }), "gh");
  await user.dblClick(save());
  await user.click(screen.getByRole("button", { name: "Saving" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("gives numbers as numbers, an empty one as null, and other text as it is for the check", async () => {
  const sent: unknown[] = [];
  const { user } = open(({ size }, form) => {
    sent.push(size);
    form.setSubmitting(false);
  });
  await user.type(screen.getByRole("textbox", { name: "Code" }), "gh");
  const size = screen.getByRole("textbox", { name: "Size" });
  for (const text of ["12", "{Backspace}{Backspace}", "x"]) {
    await user.type(size, text === "12" ? "{Backspace}12" : text);
    await user.click(save());
  }
  expect(sent).toEqual([12, null, "x"]);
});

it("counts letters with their marks as one", async () => {
  const { user } = open();
  await user.type(screen.getByRole("textbox", { name: "Description (optional)" }), "ụ́tụ́");
  expect(screen.getByText("3 of 200")).toBeVisible();
});

it("adds, removes and reorders the rows of a list and says so", async () => {
  const { user } = open();
  const texts = () =>
    screen.getAllByRole("textbox", { name: /^Outcome/ }).map((box) => (box as HTMLInputElement).value);
  await user.click(screen.getByRole("button", { name: "Move outcome 1 down" }));
  expect(texts()).toEqual(["Two", "One"]);
  expect(screen.getByText("Moved to position 2 of 2")).toBeInTheDocument();
  await user.type(screen.getByRole("textbox", { name: "Outcome 2" }), "{Alt>}{ArrowUp}{/Alt}");
  expect(texts()).toEqual(["One", "Two"]);
  await user.click(screen.getByRole("button", { name: "Add outcome" }));
  expect(texts()).toEqual(["One", "Two", ""]);
  await user.click(screen.getByRole("button", { name: "Remove outcome 1" }));
  expect(texts()).toEqual(["Two", ""]);
});

it("writes dotted letters and tones into the field that had the focus last", async () => {
  const { user } = open();
  const name = screen.getByRole("textbox", { name: "Name" });
  await user.click(name);
  await user.keyboard("{End}{Backspace}");
  await user.click(screen.getByRole("button", { name: "Letter ọ" }));
  await user.click(screen.getByRole("button", { name: "Low tone" }));
  expect(name).toHaveValue("Ezinulọ̀".normalize("NFC"));
  expect(name).toHaveFocus();
  await user.keyboard("{Alt>}[KeyS]{/Alt}");
  expect(name).toHaveValue("Ezinulọ̀ṣ".normalize("NFC"));
});

it("shows and hides a password", async () => {
  const { user } = open();
  const password = screen.getByLabelText("Password");
  expect(password).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password).toHaveAttribute("type", "text");
});
