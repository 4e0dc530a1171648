import { gql } from "@apollo/client";
import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import * as z from "zod";
import { textField } from "@app/domain/fields.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { openAt } from "../../testing/open-at.tsx";
import { RecordFormDialog } from "./form-dialog.tsx";
import { text } from "./form-fields.ts";
import { formOf } from "./form-of.ts";
import type { CreateMutation, NamedRecord, RecordQuery, UpdateMutation } from "./record-documents.ts";
import type { RecordKind } from "./record-kind.ts";

const kind: RecordKind = {
  history: "REGION",
  one: "club",
  many: "clubs",
  list: "regions",
  write: "regions:write",
  act: "regions:act",
};
const form = formOf<NamedRecord>()(z.object({ name: textField("Name", 20) }), { name: text("Name") });
interface Sent {
  name: string;
}
const create: CreateMutation<NamedRecord, Sent> = gql`
  mutation ClubCreate($input: RegionCreateInput!, $idempotencyKey: String) {
    saved: regionCreate(input: $input, idempotencyKey: $idempotencyKey) {
      record: region {
        id
        name
        version
      }
      userErrors {
        message
      }
    }
  }
`;
const query: RecordQuery<NamedRecord> = gql`
  query Club($id: ID!) {
    record: region(id: $id) {
      id
      name
      version
    }
  }
`;
const update = create as unknown as UpdateMutation<NamedRecord, Sent>;
const chess = { __typename: "Region", id: "c1", name: "Chess", version: 1 };

it("adds a record with what the rules make of the form, and says so", async () => {
  const onClose = jest.fn();
  const saved = { __typename: "Payload", record: chess, userErrors: [] };
  const { user, asked } = openAt(
    <RecordFormDialog
      id={null}
      onClose={onClose}
      kind={kind}
      form={form}
      words={{ labels: form.labels }}
      query={query}
      create={create}
      update={update}
      skeleton={[]}
    >
      <TextField name="name" label={form.labels.name} />
    </RecordFormDialog>,
    { mocks: [{ request: { query: create, variables: () => true }, result: { data: { saved } } }] },
  );
  expect(screen.getByRole("heading", { name: "Add club" })).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "  Chess ");
  await user.click(screen.getByRole("button", { name: "Add club" }));
  expect(await screen.findByText("Chess saved.")).toBeVisible();
  expect(asked[0]?.variables).toMatchObject({ input: { name: "Chess" } });
  expect(onClose).toHaveBeenCalledTimes(1);
});
