import { screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { choose } from "../../../testing/choose.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { FreeAtDialog } from "./free-at.dialog.tsx";

const Address = () => <p>{decodeURIComponent(useLocation().search)}</p>;
const open = (id: string | null) =>
  openAt(
    <>
      <FreeAtDialog name="free" id={id} onClose={() => undefined} />
      <Address />
    </>,
    { at: "/?free&page=3&status=active" },
  );

it("asks for a day, and puts what is asked into the address of the list, from its first page on", async () => {
  const { user } = open(null);
  await user.click(screen.getByRole("button", { name: "Show tutors" }));
  expect(await screen.findByText("Day is required.")).toBeVisible();
  await choose(user, "Day", "Tuesdays");
  await user.click(screen.getByRole("button", { name: "Show tutors" }));
  expect(await screen.findByText(/^\?status=active&freeAt=2~18:00~60~[A-Z]/)).toBeInTheDocument();
});

it("begins with what is asked already, and asks for the date of one day", async () => {
  const { user } = open("2026-12-01~09:30~45~Africa/Lagos");
  expect(screen.getByLabelText("Time")).toHaveValue("09:30");
  const date = screen.getByLabelText("Date");
  await user.clear(date);
  await user.click(screen.getByRole("button", { name: "Show tutors" }));
  expect(await screen.findByText("Enter a valid date.")).toBeVisible();
});
