import { screen, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { CalendarLinkButton } from "./calendar-link-button.tsx";
import { CalendarLinkDocument, RenewCalendarLinkDocument } from "./calendar-link.generated.ts";

const personId = "a".repeat(24);
const link = (path: string | null, version: number | null) => ({
  request: { query: CalendarLinkDocument, variables: { personId, side: "TUTOR" } },
  result: {
    data: { calendarLink: { __typename: "CalendarLink", path, version, since: path && "2026-11-01T09:00:00.000Z" } },
  },
});
const renew = (userErrors: object[] = []) => ({
  request: { query: RenewCalendarLinkDocument, variables: () => true },
  result: {
    data: {
      calendarLinkRenew: { __typename: "CalendarLinkPayload", renewed: userErrors.length === 0, userErrors },
    },
  },
});
const open = (mocks: object[]) =>
  openAt(<CalendarLinkButton personId={personId} side="TUTOR" />, { at: "/", mocks: mocks as never });

it("adds a link where there is none, and shows it to be copied", async () => {
  const { user, asked } = open([link(null, null), renew(), link("/feeds/one.ics", 1)]);
  await user.click(screen.getByRole("button", { name: "Calendar link" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Calendar link" }));
  expect(await dialog.findByText(/There is no link yet/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Copy link" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Add link" }));
  expect(await dialog.findByText(`${window.location.origin}/feeds/one.ics`)).toBeVisible();
  expect(asked[1]?.variables).toMatchObject({ input: { personId, side: "TUTOR", version: null } });
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/feeds/one.ics`);
});

it("renews a link by the version that was shown", async () => {
  const { user, asked } = open([link("/feeds/one.ics", 4), renew(), link("/feeds/two.ics", 5)]);
  await user.click(screen.getByRole("button", { name: "Calendar link" }));
  await user.click(await screen.findByRole("button", { name: "Renew link" }));
  expect(await screen.findByText(/feeds\/two\.ics/)).toBeVisible();
  expect(screen.queryByText(/feeds\/one\.ics/)).toBeNull();
  expect(asked[1]?.variables).toMatchObject({ input: { version: 4 } });
});

it("says why it could not be renewed, and shows the link as it is now", async () => {
  const refused = { __typename: "RefusalError", message: "This link was renewed meanwhile. Look again." };
  const errors = [{ ...refused, code: "WRONG_STATE", path: [] }];
  const { user } = open([link("/feeds/one.ics", 4), renew(errors), link("/feeds/two.ics", 5)]);
  await user.click(screen.getByRole("button", { name: "Calendar link" }));
  await user.click(await screen.findByRole("button", { name: "Renew link" }));
  expect(await screen.findByText("This link was renewed meanwhile. Look again.")).toBeVisible();
  expect(await screen.findByText(/feeds\/two\.ics/)).toBeVisible();
});

it("is not offered to those who do not work with lessons", () => {
  const viewer = aViewer("content-manager");
  openAt(<CalendarLinkButton personId={personId} side="TUTOR" />, {
    at: "/",
    mocks: [],
    session: aSession({ viewer }),
  });
  expect(screen.queryByRole("button", { name: "Calendar link" })).toBeNull();
});
