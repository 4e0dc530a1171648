import type { TypedDocumentNode } from "@apollo/client";
import { gql } from "@apollo/client";
import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { aSession, openAt } from "../../testing/open-at.tsx";
import { aViewer } from "../../testing/viewer.ts";
import { dialogsOf, RecordDialogs, useDialogIntent, type RecordDialogProps } from "./record-dialogs.tsx";

const query: TypedDocumentNode<unknown, { id: string }> = gql`
  query Club($id: ID!) {
    record: region(id: $id) {
      id
    }
  }
`;

function Told({ name, id, onClose }: RecordDialogProps) {
  return (
    <section aria-label={`${name} ${id ?? "a new one"}`}>
      <button onClick={onClose}>Close</button>
    </section>
  );
}

const load = jest.fn(() => Promise.resolve(Told));
const loadFacts = jest.fn(() => Promise.resolve(Told));
/** Anew for each test: what was loaded once stays loaded. */
const table = () =>
  dialogsOf({
    history: { load },
    new: { needs: "regions:write", load },
    view: { load: loadFacts },
    edit: { query, needs: "regions:write", otherwise: "view", load },
    archive: { needs: "regions:act", load },
  });

let dialogs: ReturnType<typeof table>;
const open = (at: string, role: Parameters<typeof aViewer>[0] = "super-admin") =>
  openAt(<RecordDialogs dialogs={dialogs} />, { at, session: aSession({ viewer: aViewer(role) }) });

beforeEach(() => {
  dialogs = table();
  load.mockClear();
  loadFacts.mockClear();
});

it.each([
  ["?new", "new a new one"],
  ["?edit=r1", "edit r1"],
  ["?view=r1", "view r1"],
  ["?archive=r1", "archive r1"],
  ["?archive=r1&history=r2", "history r2"],
])("opens at %s what it names", async (at, name) => {
  open(`/${at}`);
  expect(await screen.findByRole("region", { name })).toBeVisible();
});

it.each(["/?q=x", "/?edit=", "/?remove=r1"])("loads nothing at %s", (at) => {
  const { container } = open(at);
  expect(container.querySelector("section")).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it("shows those who may not write what they may see instead, and no form for a new one", async () => {
  open("/?edit=r1", "admin");
  expect(await screen.findByRole("region", { name: "edit r1" })).toBeVisible();
  expect(loadFacts).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

it.each(["/?new", "/?archive=r1"])("opens nothing at %s for those who may only read", (at) => {
  open(at, "admin");
  expect(load).not.toHaveBeenCalled();
});

it("takes its dialogs out of the address when one is closed, and nothing else", async () => {
  const { user, router } = open("/?q=x&edit=r1");
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(router.state.location.search).toBe("?q=x");
});

describe("opened by a link from another page", () => {
  const arrive = async () => {
    const opened = openAt(<RecordDialogs dialogs={dialogs} />, {
      at: "/customers/c1?tab=lessons",
      elsewhere: "/customers/:id",
    });
    expect(await screen.findByText("another page")).toBeVisible();
    await act(() => opened.router.navigate("/list?view=r1"));
    return opened;
  };

  it("leads back there when it is closed, after other dialogs too", async () => {
    const { user, router } = await arrive();
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(await screen.findByText("another page")).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: "/customers/c1", search: "?tab=lessons" });

    await act(() => router.navigate("/list?view=r1"));
    await act(() => router.navigate("/list?edit=r1"));
    await act(() => router.navigate("/list?archive=r1"));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole("region", { name: "edit r1" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(router.state.location.pathname).toBe("/customers/c1");
  });

  it("leads to the list where the list was opened first", async () => {
    const { user, router } = await arrive();
    await act(() => router.navigate("/customers/c1"));
    await act(() => router.navigate("/list"));
    await act(() => router.navigate("/list?view=r1"));
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(router.state.location).toMatchObject({ pathname: "/list", search: "" });
  });
});

function Row() {
  const onIntent = useDialogIntent(dialogs, "edit");
  return <button onFocus={() => onIntent("r1")}>Row</button>;
}

it("loads a dialog and its record while its row is focused", async () => {
  const { user, asked } = openAt(<Row />);
  await user.tab();
  await waitFor(() => expect(asked.map(({ variables }) => variables)).toEqual([{ id: "r1" }]));
  expect(load).toHaveBeenCalledTimes(1);
});
