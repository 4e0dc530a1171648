import { render, screen } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { isToldConflict, useTellConflicts } from "./told-conflicts.ts";

const busy = "Adaeze Obi already has a lesson Mon 30 Nov 16:30–17:30.";

function Shown() {
  useTellConflicts([busy, "This is outside Adaeze Obi's hours."]);
  const status: unknown = useFormikContext().status;
  return [busy, "Choose a reason."].map((text) => <p key={text}>{isToldConflict(status, text) ? "once" : text}</p>);
}

it("lets the rest of a form leave out what it shows as a conflict, and nothing else", async () => {
  render(
    <Formik initialValues={{}} onSubmit={() => undefined}>
      <Shown />
    </Formik>,
  );
  expect(await screen.findByText("once")).toBeVisible();
  expect(screen.queryByText(busy)).toBeNull();
  expect(screen.getByText("Choose a reason.")).toBeVisible();
});
