import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { AutocompleteField } from "./autocomplete-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import type { Option } from "./option.ts";

const igbo = { value: "ig", label: "Igbo" };
const yoruba = { value: "yo", label: "Yoruba" };

const sent = jest.fn();
const ignore = () => undefined;

/** Choices that a server finds: those of its last answer. */
const form = (found: readonly Option[], loading = false) => (
  <FormFrame initialValues={{ language: null }} onSubmit={sent}>
    <AutocompleteField name="language" label="Language" options={found} loading={loading} onSearch={ignore} />
  </FormFrame>
);
const field = () => screen.getByRole("combobox", { name: "Language" });

it("chooses nothing while what was typed is still looked for", async () => {
  const { user, rerender } = show(form([igbo], true));
  await user.type(field(), "yor{Enter}");
  expect(field()).toHaveValue("yor");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByText("Searching")).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  rerender(form([yoruba, igbo]));
  expect(field()).toHaveValue("yor");
  await user.keyboard("{Enter}");
  expect(field()).toHaveValue("Yoruba");
});

it("takes what Enter was pressed for too early, once nothing else is found", async () => {
  const { user, rerender } = show(form([igbo], true));
  await user.type(field(), "yor{ArrowDown}{Enter}");
  rerender(form([yoruba]));
  expect(field()).toHaveValue("Yoruba");
  expect(screen.queryByRole("option")).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it("opens its choices among what stands below it, where it is asked to", async () => {
  const { user, container } = show(
    <FormFrame initialValues={{ language: null }} onSubmit={sent}>
      <AutocompleteField name="language" label="Language" options={[igbo, yoruba]} inFlow />
    </FormFrame>,
  );
  await user.click(field());
  const choices = screen.getByRole("region", { name: "Choices of Language" });
  expect(container).toContainElement(choices);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(field()).toHaveValue("Yoruba");
});

it("goes on naming what was chosen while another is looked for", async () => {
  const { user, rerender } = show(form([igbo]));
  await user.type(field(), "ig{Enter}");
  expect(field()).toHaveValue("Igbo");
  await user.type(field(), "yor", { initialSelectionStart: 0, initialSelectionEnd: 4 });
  rerender(form([yoruba]));
  await user.tab();
  expect(field()).toHaveValue("Igbo");
});
