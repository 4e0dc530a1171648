import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { RegionChoicesDocument } from "../regions/region-choices.public.ts";
import { CalendarBetweenDocument } from "./calendar.generated.ts";
import { CalendarPage } from "./calendar-page.tsx";
import { anEntry, contents } from "./testing/entries.ts";

const open = (address: Record<string, string> = {}, answer = contents()) =>
  openAt(<CalendarPage lanes="tutor" />, {
    at: `/calendar?${new URLSearchParams({ date: "2026-12-01", zone: "Africa/Lagos", ...address }).toString()}`,
    mocks: [
      {
        request: { query: CalendarBetweenDocument, variables: () => true },
        result: { data: { calendar: answer } },
        maxUsageCount: Infinity,
      },
      { request: { query: RegionChoicesDocument }, result: { data: { regions: null } } },
    ],
    elsewhere: "/app/tutoring/group-lessons/instances/*",
  });

const lesson = "19:00 to 19:45, Tobi Eze, Igbo, Booked";

it("shows the week tutor by tutor, with the hours of each and their links, and opens a lesson in the address", async () => {
  const { user, router, asked } = open();
  expect(await screen.findByRole("heading", { name: "30 November – 6 December 2026" })).toBeVisible();
  const row = within((await screen.findByRole("rowheader", { name: /Adaeze Obi/ })).parentElement as HTMLElement);
  expect(row.getByRole("link", { name: "Adaeze Obi" })).toHaveAttribute(
    "href",
    `/app/tutoring/tutors/${"7".repeat(24)}`,
  );
  expect(row.getByText("0.8 / 20 h")).toBeVisible();
  await user.click(row.getByRole("button", { name: lesson }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(router.state.location.search).toContain(`lesson=${"b".repeat(24)}`);
  const { from, to } = asked.find(({ operationName }) => operationName === "CalendarBetween")?.variables ?? {};
  expect([from, to]).toEqual(["2026-11-29T23:00:00.000Z", "2026-12-06T23:00:00.000Z"]);
});

it("asks about a move where a lesson is dropped on another day of its row, and nowhere else", async () => {
  const later = anEntry({ startAt: "2099-12-01T18:00:00.000Z", endAt: "2099-12-01T18:45:00.000Z" });
  const { router } = open({ date: "2099-12-01" }, contents({ entries: [later] }));
  const held = await screen.findByRole("button", { name: lesson });
  const row = held.closest("[role=row]") as HTMLElement;
  const cells = within(row).getAllByRole("cell");
  const dataTransfer = { effectAllowed: "" };
  fireEvent.dragStart(held, { dataTransfer });
  fireEvent.dragOver(cells[3]!, { dataTransfer });
  fireEvent.drop(cells[3]!, { dataTransfer });
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get("move")).toBe(
    `${"b".repeat(24)}~2099-12-03T18:00:00.000Z`,
  );
});

it("asks about another tutor where a lesson is dropped on their row, and says why nothing comes of another day", async () => {
  const later = anEntry({ startAt: "2099-12-01T18:00:00.000Z", endAt: "2099-12-01T18:45:00.000Z" });
  const [tutor] = contents().tutors;
  const tutors = [...contents().tutors, { ...tutor!, id: "8".repeat(24), name: "Bisi Ade" }];
  const { router } = open({ date: "2099-12-01" }, contents({ entries: [later], tutors }));
  const held = await screen.findByRole("button", { name: lesson });
  const row = screen.getByRole("rowheader", { name: /Bisi Ade/ }).parentElement as HTMLElement;
  const cells = within(row).getAllByRole("cell");
  const dataTransfer = { effectAllowed: "" };
  const dropOn = (cell: HTMLElement) => {
    fireEvent.dragStart(held, { dataTransfer });
    fireEvent.dragOver(cell, { dataTransfer });
    fireEvent.drop(cell, { dataTransfer });
  };
  const cover = () => new URLSearchParams(router.state.location.search).get("cover");
  dropOn(cells[3]!);
  expect(await screen.findByText("Drop it on its own day to give it to this tutor.")).toBeVisible();
  expect(cover()).toBeNull();
  dropOn(cells[1]!);
  await waitFor(() => expect(cover()).toBe(`${"b".repeat(24)}~${"8".repeat(24)}`));
});

it("begins a request for the free rest of a day in a row, as long as the keys or a drag make it", async () => {
  const later = anEntry({ startAt: "2099-12-01T18:00:00.000Z", endAt: "2099-12-01T18:50:00.000Z" });
  const { user, router } = open({ date: "2099-12-01" }, contents({ entries: [later] }));
  const added = () => new URLSearchParams(router.state.location.search).get("book");
  // After what is there already, from the next quarter of an hour on, by the clock of the calendar.
  const rest = await screen.findByRole("button", { name: /^Book lesson for Adaeze Obi, .*1 December.*, 20:00–21:00$/ });
  rest.focus();
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  expect(rest).toHaveAccessibleName(/20:00–21:30$/);
  await user.keyboard("{Enter}");
  expect(added()).toBe(`2099-12-01T19:00:00.000Z~2099-12-01T20:30:00.000Z~Africa/Lagos~${"7".repeat(24)}`);
  expect(await screen.findByRole("dialog")).toBeVisible();
});

it("drags a request in a row longer and shorter, within what lessons take", async () => {
  const { router } = open({ date: "2099-12-01" }, contents({ entries: [], total: 0 }));
  const rest = await screen.findByRole("button", { name: /1 December.*, 16:00–17:00$/ });
  rest.setPointerCapture = () => undefined;
  // There are no pointer events here; a mouse event of their name carries where it is.
  const point = (name: string, clientY: number) =>
    fireEvent(rest, new MouseEvent(name, { bubbles: true, button: 0, clientY }));
  point("pointerdown", 100);
  point("pointermove", 100 - 200);
  expect(rest).toHaveAccessibleName(/16:00–16:30$/);
  point("pointermove", 100 + 16);
  expect(rest).toHaveAccessibleName(/16:00–17:30$/);
  point("pointerup", 116);
  fireEvent.click(rest);
  expect(new URLSearchParams(router.state.location.search).get("book")).toContain(
    "2099-12-01T15:00:00.000Z~2099-12-01T16:30:00.000Z~",
  );
});

it("lists days with lessons in an agenda, and says so of today and of days on which clocks change", async () => {
  open(
    { show: "agenda", date: "2026-10-24" },
    contents({ entries: [anEntry({ startAt: "2026-10-27T18:00:00.000Z", endAt: "2026-10-27T18:45:00.000Z" })] }),
  );
  expect(await screen.findByRole("heading", { name: /Tuesday 27 October.*1 lesson/ })).toBeVisible();
  expect(screen.getByRole("heading", { name: /Sunday 25 October.*No lessons/ })).toBeVisible();
  expect(screen.getByText("Clocks back 1 h in London.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: /Monday 26 October/ })).toBeNull();
  expect(screen.getByText("was 18:00")).toBeVisible();
});

it("gives group sessions a row among customers, and leads to their page", async () => {
  const session = anEntry({
    id: "e".repeat(24),
    title: "Igbo songs",
    lessonStatus: null,
    sessionStatus: "SCHEDULED",
    customerId: null,
    groupLessonId: "f".repeat(24),
  });
  const { user } = open({ lanes: "customer" }, contents({ entries: [anEntry(), session] }));
  expect(await screen.findByRole("link", { name: "Ngozi Eze" })).toBeVisible();
  const row = screen.getByRole("rowheader", { name: /Group sessions/ }).parentElement as HTMLElement;
  await user.click(within(row).getByRole("button", { name: /Igbo songs/ }));
  expect(await screen.findByText("another page")).toBeVisible();
});

it("says how many lessons are not shown where there are too many", async () => {
  open({}, contents({ total: 3200, entries: [anEntry()] }));
  expect(await screen.findByText("The last 3199 lessons are not shown.")).toBeVisible();
});

it("offers the calendar link of the one person whose lessons it shows, and of nobody where there are several", async () => {
  const { router, asked } = open({ tutorId: "7".repeat(24) });
  const link = await screen.findByRole("link", { name: "Calendar link" });
  expect(link).toHaveAttribute("href", expect.stringContaining(`tutorLink=${"7".repeat(24)}`));
  await router.navigate(`/calendar?customerId=${"9".repeat(24)}`);
  await waitFor(() => expect(link).toHaveAttribute("href", expect.stringContaining(`customerLink=${"9".repeat(24)}`)));
  await router.navigate(`/calendar?customerId=${"9".repeat(24)},${"8".repeat(24)}`);
  await waitFor(() => expect(screen.queryByRole("link", { name: "Calendar link" })).toBeNull());
  // Once for each address.
  expect(asked.filter(({ operationName }) => operationName === "CalendarBetween")).toHaveLength(3);
});

it("says that there are no lessons where rows or an agenda would be blank, and shows the row of a tutor who is asked for", async () => {
  const none = { entries: [], total: 0, tutors: [], customers: [] };
  const rows = open({}, contents(none));
  expect(await screen.findByRole("heading", { name: "No lessons in this period." })).toBeVisible();
  expect(screen.getByText(/Filter by a tutor to add a request/)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  await rows.router.navigate("/calendar?date=2026-12-01&zone=Africa/Lagos&subject=Igbo");
  expect(await screen.findByText("Choose other dates, or other filters.")).toBeVisible();
  await rows.router.navigate("/calendar?date=2099-12-01&zone=Africa/Lagos&show=agenda");
  expect(await screen.findByText(/Filter by a tutor to add a request/)).toBeVisible();
  rows.unmount();

  const { user } = open({ date: "2099-12-01", tutorId: "7".repeat(24) }, contents({ entries: [], total: 0 }));
  const [rest] = await screen.findAllByRole("button", { name: /^Book lesson for Adaeze Obi/ });
  expect(rest).toHaveAttribute("tabindex", "0");
  rest?.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog")).toBeVisible();
});
