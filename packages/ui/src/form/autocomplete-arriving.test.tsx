import { act, screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { AutocompleteField } from "./autocomplete-field.tsx";
import { FormFrame } from "./form-frame.tsx";

let come: () => void = () => undefined;
const mockArrival = new Promise<void>((resolve) => {
  come = resolve;
});

// The control's file, as it comes over a slow network.
jest.mock("./autocomplete-control.tsx", () => ({
  __esModule: true,
  then: (go: (file: unknown) => void) =>
    void mockArrival.then(() => go({ ...jest.requireActual<object>("./autocomplete-control.tsx") })),
}));

const languages = [
  { value: "ig", label: "Igbo", hint: "Nigeria" },
  { value: "yo", label: "Yoruba" },
];

it("keeps letters that are typed before the list can open, and chooses nothing until it is theirs", async () => {
  const onSubmit = jest.fn();
  const { user } = show(
    <FormFrame initialValues={{ language: null }} onSubmit={onSubmit}>
      <AutocompleteField name="language" label="Language" options={languages} />
    </FormFrame>,
  );
  const field = () => screen.getByRole("combobox", { name: "Language" });
  await user.type(field(), "yor{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => {
    come();
    await mockArrival;
  });
  expect(await screen.findAllByRole("option")).toHaveLength(1);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("yor");
  await user.keyboard("{Enter}");
  expect(field()).toHaveValue("Yoruba");
});
