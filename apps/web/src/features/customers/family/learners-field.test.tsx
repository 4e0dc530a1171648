import { screen } from "@testing-library/react";
import { Formik } from "formik";
import { openAt } from "../../../testing/open-at.tsx";
import { emptyFamily } from "./family.fields.ts";
import { LearnersField } from "./learners-field.tsx";

it("says that a learner’s age is one of two", () => {
  openAt(
    <Formik initialValues={emptyFamily("r1")} onSubmit={() => undefined}>
      <LearnersField />
    </Formik>,
  );
  const born = screen.getByRole("textbox", { name: "Date of birth" });
  expect(born).toHaveAccessibleDescription("Or choose an age group.");
  expect(screen.getByRole("combobox", { name: "Age group" })).toHaveAccessibleDescription(
    "Only without a date of birth.",
  );
});
