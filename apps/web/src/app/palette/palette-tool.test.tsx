import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { SearchDocument } from "../../features/search/search.generated.ts";
import { rememberPage } from "../../shared/browser/recent-pages.ts";
import { aSession, openAt } from "../../testing/open-at.tsx";
import { aViewer } from "../../testing/viewer.ts";
import { PaletteTool, type Opened } from "./palette-tool.tsx";

function Tool() {
  const [opened, setOpened] = useState<Opened>(null);
  return <PaletteTool opened={opened} onOpen={setOpened} />;
}

const archived: string[] = [];
const actions = [
  { label: "Edit region", href: "/app/tutoring/regions?edit=r1" },
  { label: "Archive region", danger: true, onSelect: () => archived.push("r1") },
  { label: "Restore", disabledReason: "It is in use." },
];
const page = (
  <>
    <Tool />
    <PageHeader title="United Kingdom" actions={actions} />
  </>
);

const palette = () => screen.findByRole("dialog", { name: "Search or jump to…" });
const choices = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const groups = () => [...document.querySelectorAll("[cmdk-group-heading]")].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  archived.length = 0;
});

it.each(["{Control>}k{/Control}", "{Meta>}K{/Meta}"])(
  "opens with %s, ready to type, and closes with Escape",
  async (keys) => {
    const { user } = openAt(page);
    await user.keyboard(keys);
    expect(within(await palette()).getByRole("combobox", { name: "Search or jump to…" })).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

it.each(["k", "{Control>}{Shift>}k{/Shift}{/Control}", "{Control>}j{/Control}"])(
  "stays closed with %s",
  async (keys) => {
    const { user } = openAt(page);
    await user.keyboard(keys);
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

it("does not open over a dialog", async () => {
  const { user } = openAt(
    <>
      <Tool />
      <div role="dialog" aria-modal="true" aria-label="Add region" />
    </>,
  );
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

it("lists the keys with ?, but not where a question mark is typed", async () => {
  const { user } = openAt(
    <>
      <Tool />
      <FormPage title="Edit" saveLabel="Save changes" initialValues={{ name: "" }} onSubmit={() => undefined}>
        <TextField name="name" label="Name" />
      </FormPage>
    </>,
  );
  await user.click(screen.getByLabelText("Name"));
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => screen.getByLabelText("Name").blur());
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent("Open the row");
});

it("begins with what can be done on the page, and with where one has been", async () => {
  rememberPage(aViewer().id, { title: "Nigeria", href: "/app/tutoring/regions" });
  rememberPage(aViewer().id, { title: "Here", href: "/" });
  const { user } = openAt(page);
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  expect(groups()).toEqual(["United Kingdom", "Recent", "Go to", "Help"]);
  expect(choices().slice(0, 4)).toEqual(["Edit region", "Archive region", "RestoreIt is in use.", "Nigeria"]);
});

it("does what is chosen by keyboard, once it has closed", async () => {
  const { user } = openAt(page);
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("archive{Enter}");
  expect(archived).toEqual(["r1"]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("goes to pages by the beginnings of their words, and adds", async () => {
  const { user, router } = openAt(page);
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("pods cus{Enter}");
  expect(router.state.location.pathname).toBe("/app/tutoring/customer-pods");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("add reg{Enter}");
  expect(router.state.location).toMatchObject({ pathname: "/app/tutoring/regions", search: "?new=" });
});

it("offers nobody what is not theirs", async () => {
  const viewer = aViewer("content-creator");
  const { user } = openAt(<Tool />, { session: aSession({ viewer }) });
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("staff");
  expect(choices().filter((words) => words.startsWith("Staff"))).toEqual([]);
  await user.clear(screen.getByRole("combobox", { name: "Search or jump to…" }));
  await user.keyboard("add");
  expect(choices().filter((words) => words.startsWith("Add region"))).toEqual([]);
});

it("leads a writer to their own lessons, and nobody else", async () => {
  const viewer = aViewer("content-creator");
  const { user, router } = openAt(<Tool />, { session: aSession({ viewer }) });
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("my lessons{Enter}");
  expect(router.state.location.pathname).toBe(`/app/content/content-creators/my-lessons/${viewer.id}`);
  cleanup();
  const other = openAt(<Tool />, { session: aSession({ viewer: aViewer("super-admin") }) });
  await other.user.keyboard("{Control>}k{/Control}");
  await palette();
  await other.user.keyboard("my lessons");
  expect(choices().filter((words) => words.startsWith("My lessons"))).toEqual([]);
});

const found = (query: string) => ({
  request: { query: SearchDocument, variables: { query } },
  result: {
    data: {
      search: [
        {
          __typename: "SearchResult",
          title: "Adá Obi",
          description: "C-000012",
          kind: "CUSTOMER",
          url: "/app/tutoring/customers/c1",
        },
        { __typename: "SearchResult", title: "Ada Eze", description: "Tutor", kind: "TUTOR", url: null },
      ],
    },
  },
});

it("finds people a moment after the last letter, with one search", async () => {
  const { user, router, asked } = openAt(<Tool />, { mocks: [found("ada")] });
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("ada");
  expect(await screen.findByRole("option", { name: /Adá Obi/ })).toHaveTextContent("C-000012");
  expect(screen.getByRole("option", { name: /Ada Eze/ })).toHaveAttribute("aria-disabled", "true");
  expect(asked.map(({ variables }) => variables)).toEqual([{ query: "ada" }]);
  await user.click(screen.getByRole("option", { name: /Adá Obi/ }));
  expect(router.state.location.pathname).toBe("/app/tutoring/customers/c1");
});

it("says where people cannot be searched, and still goes to pages", async () => {
  const failing = {
    request: { query: SearchDocument, variables: { query: "regions" } },
    error: new Error("Network error"),
  };
  const { user } = openAt(<Tool />, { mocks: [failing] });
  await user.keyboard("{Control>}k{/Control}");
  await palette();
  await user.keyboard("regions");
  expect(await screen.findByText("People and places could not be searched.")).toBeInTheDocument();
  expect(choices()[0]).toMatch(/^Regions/);
});
