import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { FormPage } from "./form-page.tsx";
import { ListField } from "./list-field.tsx";
import { TextField } from "./text-field.tsx";

it("shows what is refused about the list as a whole below it, and brings the focus there", async () => {
  const user = userEvent.setup();
  render(
    <FormPage<{ lines: string[] }>
      title="Draft"
      saveLabel="Save draft"
      always
      initialValues={{ lines: ["Books"] }}
      onSubmit={(_, form) => form.setErrors({ lines: "The corrections take off more than the rest comes to." })}
    >
      <ListField name="lines" label="Lines" itemName="line" newItem="">
        {(path) => <TextField name={path} label="Line" />}
      </ListField>
    </FormPage>,
  );
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  const lines = screen.getByRole("group", { name: "Lines" });
  expect(await screen.findByText("The corrections take off more than the rest comes to.")).toBeVisible();
  expect(lines).toBeInvalid();
  expect(lines).toHaveAccessibleDescription("The corrections take off more than the rest comes to.");
  expect(lines).toHaveFocus();
});
