import { screen } from "@testing-library/react";
import { useFormikContext } from "formik";
import { show } from "../testing/render.tsx";
import { DateField } from "./date-field.tsx";
import { FormFrame } from "./form-frame.tsx";

const Value = () => <output>{useFormikContext<{ start: string }>().values.start}</output>;

const open = (start = "2026-11-22") =>
  show(
    <FormFrame initialValues={{ start }} onSubmit={() => undefined}>
      <DateField name="start" label="Start date" />
      <Value />
    </FormFrame>,
  );

const box = () => screen.getByRole("textbox", { name: "Start date" });
const value = () => screen.getByRole("status", { name: "" }).textContent;

it("shows a day as it is written here, whatever the browser's language", () => {
  open();
  expect(box()).toHaveValue("22 Nov 2026");
});

it("takes a typed day, and writes it in the one way when it is left", async () => {
  const { user } = open();
  await user.clear(box());
  await user.type(box(), "3/12");
  expect(value()).toBe("2026-12-03");
  expect(box()).toHaveValue("3/12");
  await user.tab();
  expect(box()).toHaveValue("3 Dec 2026");
});

it("takes two figures of a year of birth for one that is over", async () => {
  const { user } = show(
    <FormFrame initialValues={{ start: "" }} onSubmit={() => undefined}>
      <DateField past name="start" label="Start date" />
      <Value />
    </FormFrame>,
  );
  await user.type(box(), "25/04/85");
  expect(value()).toBe("1985-04-25");
});

it("keeps what is no day, for the check to refuse", async () => {
  const { user } = open();
  await user.clear(box());
  await user.type(box(), "11/22/2026");
  await user.tab();
  expect(box()).toHaveValue("11/22/2026");
  expect(value()).toBe("11/22/2026");
});

it("says how a day is typed where what was typed is none", async () => {
  const { user } = show(
    <FormFrame
      initialValues={{ start: "" }}
      validate={({ start }) => (/^\d{4}-/.test(start) ? {} : { start: "Enter a valid date." })}
      onSubmit={() => undefined}
    >
      <DateField name="start" label="Start date" />
    </FormFrame>,
  );
  await user.type(box(), "011226");
  await user.tab();
  expect(await screen.findByText("Enter a valid date.")).toBeVisible();
  expect(box()).toHaveAccessibleDescription("Enter a valid date. For example 27 Oct 2026 or 27/10/2026.");
  await user.clear(box());
  await user.type(box(), "1 Dec");
  expect(box()).not.toHaveAccessibleDescription();
});

it("goes a day on and back by the arrows, and begins with today", async () => {
  const { user } = open("");
  await user.type(box(), "{ArrowUp}");
  expect(box()).toHaveValue("27 Oct 2026");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  expect(box()).toHaveValue("28 Oct 2026");
});

it("offers a calendar that is worked by keys, and gives the focus back", async () => {
  const { user } = open();
  await user.type(box(), "{Alt>}{ArrowDown}{/Alt}");
  expect(await screen.findByRole("dialog", { name: "Calendar for start date" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Sunday 22 November 2026" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Sunday 22 November 2026", pressed: true })).toBeVisible();
  await user.keyboard("{ArrowRight}{PageDown}{Home}");
  expect(screen.getByRole("button", { name: "Monday 21 December 2026" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(box()).toHaveValue("21 Dec 2026");
  expect(box()).toHaveFocus();
});

it("is worked by the mouse too, and closes without a choice", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Open a calendar: start date" }));
  await user.click(await screen.findByRole("button", { name: "Previous month" }));
  expect(screen.getByText("October 2026")).toBeVisible();
  expect(screen.getByRole("button", { name: "Tuesday 27 October 2026" })).toHaveAttribute("aria-current", "date");
  await user.keyboard("{Escape}");
  expect(box()).toHaveValue("22 Nov 2026");
  expect(screen.getByRole("button", { name: "Open a calendar: start date" })).toHaveFocus();
});
