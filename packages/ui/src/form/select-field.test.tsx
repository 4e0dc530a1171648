import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { FormPage } from "./form-page.tsx";
import { SelectField } from "./select-field.tsx";

const currencies = [
  { value: "GBP", label: "Pound sterling" },
  { value: "NGN", label: "Naira" },
  { value: "USD", label: "US dollar" },
];

const form = (currency: string | null) => (
  <FormPage title="Edit region" saveLabel="Save changes" initialValues={{ currency }} onSubmit={() => undefined}>
    <SelectField name="currency" label="Currency" options={currencies} emptyLabel="None" />
  </FormPage>
);

const field = () => screen.getByRole("combobox", { name: "Currency" });

it("chooses by mouse, and gives the focus back", async () => {
  const { user } = show(form("GBP"));
  await user.click(field());
  expect(screen.getByRole("option", { name: "Pound sterling" })).toHaveAttribute("aria-selected", "true");
  await user.click(screen.getByRole("option", { name: "Naira" }));
  expect(field()).toHaveTextContent("Naira");
  expect(field()).toHaveFocus();
});

it("says that nothing is chosen yet where there is no empty choice, and nothing of a value whose name is still to come", () => {
  const of = (currency: string) => (
    <FormPage title="Edit region" saveLabel="Save changes" initialValues={{ currency }} onSubmit={() => undefined}>
      <SelectField name="currency" label="Currency" options={currencies} />
    </FormPage>
  );
  const { unmount } = show(of(""));
  expect(field()).toHaveTextContent("Choose");
  unmount();
  show(of("EUR"));
  expect(field()).toHaveTextContent(/^$/);
});

it("chooses by letters while it is closed", async () => {
  const { user } = show(form(null));
  field().focus();
  await user.keyboard("us");
  expect(field()).toHaveTextContent("US dollar");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it.each(["{ArrowDown}", "{ArrowUp}", "{Enter}", " "])("opens by %j, and Escape changes nothing", async (key) => {
  const { user } = show(form("NGN"));
  field().focus();
  await user.keyboard(key);
  expect(await screen.findByRole("listbox", { name: "Currency" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(field()).toHaveTextContent("Naira");
});

it("shows nothing for a value that is among no choices", () => {
  show(form("EUR"));
  expect(field()).toHaveTextContent(/^$/);
});
