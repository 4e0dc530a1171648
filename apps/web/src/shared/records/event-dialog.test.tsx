import { gql } from "@apollo/client";
import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { EventDialog, RecordEventDialog, type RecordEvent } from "./event-dialog.tsx";
import type { EventMutation, RecordQuery } from "./record-documents.ts";

interface Club {
  __typename: string;
  id: string;
  name: string;
  version: number;
}
const chess: Club = { __typename: "Region", id: "c1", name: "Chess", version: 3 };

const query: RecordQuery<Club> = gql`
  query Club($id: ID!) {
    record: region(id: $id) {
      id
      name
      version
    }
  }
`;
const mutation: EventMutation = gql`
  mutation ClubClose($id: ID!, $version: Int!, $idempotencyKey: String) {
    saved: regionArchive(id: $id, version: $version, idempotencyKey: $idempotencyKey) {
      record: region {
        id
        version
      }
      userErrors {
        message
        path
      }
    }
  }
`;
const close: RecordEvent<Club> = {
  verb: "Close",
  mutation,
  danger: true,
  description: ({ name }) => `${name} will meet no more.`,
  successMessage: ({ name }) => `${name} closed.`,
  undo: "REGION",
};

const answered = (saved: object) => ({
  request: { query: mutation, variables: () => true },
  result: { data: { saved: { __typename: "Payload", record: null, userErrors: [], ...saved } } },
});
const closed = answered({ record: { __typename: "Region", id: "c1", version: 4 } });

function open(event: RecordEvent<Club>, answer: ReturnType<typeof answered>, refused?: string) {
  const onClose = jest.fn();
  const dialog = <EventDialog what="club" record={chess} event={event} refused={refused} onClose={onClose} />;
  return { onClose, ...openAt(dialog, { mocks: [answer] }) };
}

it("says what will happen, does it, and offers the way back", async () => {
  const { user, asked, onClose } = open(close, closed);
  expect(screen.getByRole("heading", { name: "Close Chess?" })).toBeVisible();
  expect(screen.getByText("Chess will meet no more.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close club" }));
  expect(await screen.findByText("Chess closed.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(asked[0]?.variables).toMatchObject({ id: "c1", version: 3 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("asks as people speak where the verb has an ending", () => {
  open({ ...close, verb: "Take", ending: "off hold" }, closed);
  expect(screen.getByRole("heading", { name: "Take Chess off hold?" })).toBeVisible();
});

it("offers no way back where none leads there", async () => {
  const { undo: _, ...final } = close;
  const { user } = open({ ...final, label: "Shut it" }, closed);
  await user.click(screen.getByRole("button", { name: "Shut it" }));
  expect(await screen.findByText("Chess closed.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("stays open with the reason when it is refused", async () => {
  const refusal = { __typename: "RefusalError", message: "Somebody is playing.", code: "WRONG_STATE", path: [] };
  const { user, onClose } = open(close, answered({ userErrors: [refusal] }));
  await user.click(screen.getByRole("button", { name: "Close club" }));
  expect(await screen.findByText("Somebody is playing.")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it("says beforehand why it cannot be done", () => {
  open(close, closed, "Only its leader may.");
  expect(screen.getByText("Only its leader may.")).toBeVisible();
});

const openById = (record: Club | null, name = "close") =>
  openAt(
    <RecordEventDialog name={name} id="c1" what="club" query={query} events={{ close }} onClose={() => undefined} />,
    { mocks: [{ request: { query, variables: { id: "c1" } }, result: { data: { record } } }] },
  );

it("asks about the record whose id the address gives", async () => {
  openById(chess);
  expect(await screen.findByRole("heading", { name: "Close Chess?" })).toBeVisible();
});

it("says that there is no such record", async () => {
  openById(null);
  expect(await screen.findByRole("alert")).toHaveTextContent("Club not found.");
});

it("asks nothing for an event that it does not know", async () => {
  const { asked } = openById(chess, "sell");
  await waitFor(() => expect(asked).toEqual([]));
  expect(screen.queryByRole("dialog")).toBeNull();
});
