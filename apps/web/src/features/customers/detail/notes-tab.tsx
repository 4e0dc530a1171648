import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { customerNoteUpdateInput, noteMax } from "@app/domain/customers/customer-note.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextCards } from "@app/ui/detail/text-cards.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { isInUse } from "../customer-archiving.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { customerKind } from "../customer.kind.ts";
import {
  CustomerNoteCreateDocument,
  CustomerNoteDeleteDocument,
  CustomerNotePinDocument,
  CustomerNotesDocument,
  CustomerNoteUnpinDocument,
  CustomerNoteUpdateDocument,
  type CustomerNoteRecordFragment,
} from "./customer-notes.generated.ts";

const nothingWritten = { version: 0, values: { text: "" } };
const check = checkWith<{ text: string }>(customerNoteUpdateInput.pick({ text: true }).required());

/** What staff wrote down of a customer, pinned notes first. */
export function NotesTab({ record: customer }: { record: CustomerRecordFragment }) {
  const mayWrite = useCan()(customerKind.write) && isInUse(customer);
  const { cache } = useApolloClient();
  const [written, setWritten] = useState(0);
  const { data, loading, error, refetch } = useQuery(CustomerNotesDocument, {
    variables: { customerId: customer.id },
    fetchPolicy: "cache-and-network",
  });
  const notes = data?.customerNotes?.items;
  if (notes === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("notes", error, refetch)} />;
  }
  const count = (by: number) =>
    cache.modify({ id: `Customer:${customer.id}`, fields: { noteCount: (held: number) => held + by } });
  async function onWritten() {
    count(1);
    setWritten((before) => before + 1);
    await refetch();
  }
  return (
    <TabColumn>
      <Section title="Notes" note="For staff only">
        {mayWrite ? <NewNote key={written} customerId={customer.id} onWritten={onWritten} /> : null}
        {notes.length === 0 ? <Muted above={16}>No notes yet.</Muted> : null}
        <TextCards>
          {notes.map((note) => (
            <Note key={note.id} note={note} mayWrite={mayWrite} onDeleted={() => count(-1)} refetch={refetch} />
          ))}
        </TextCards>
      </Section>
    </TabColumn>
  );
}

/** A note that is being written: a draft on this device, which no change of tab loses. */
function NewNote({ customerId, onWritten }: { customerId: string; onWritten: () => Promise<void> }) {
  const { save } = useSave(CustomerNoteCreateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: "customer note",
    id: customerId,
    labels: { text: "Note" },
    show: {},
    record: nothingWritten,
    send: (_version, _changed, { text }, sink) => save({ input: { customerId, text } }, sink),
    onSaved: () => void onWritten(),
  });
  return (
    <FormFrame {...form} marksChanges={false} validate={check}>
      <TextArea name="text" label="Note" max={noteMax} />
      <FormError />
      <Row gap={8} above={8}>
        <Button type="submit">Add note</Button>
      </Row>
    </FormFrame>
  );
}

interface NoteProps {
  note: CustomerNoteRecordFragment;
  mayWrite: boolean;
  onDeleted: () => void;
  refetch: () => Promise<unknown>;
}

function Note({ note, mayWrite, onDeleted, refetch }: NoteProps) {
  const { id, version, text, pinned, isOwn, author, createdAt } = note;
  const [editing, setEditing] = useState(false);
  const { offer } = useUndo();
  const pin = useSave(pinned ? CustomerNoteUnpinDocument : CustomerNotePinDocument, ({ saved }) => saved);
  const remove = useSave(CustomerNoteDeleteDocument, ({ saved }) => saved);
  const update = useSave(CustomerNoteUpdateDocument, ({ saved }) => saved);

  async function togglePin() {
    const { payload } = await pin.save({ id, version });
    if (payload) await refetch();
  }
  async function deleteIt() {
    const { payload } = await remove.save({ id, version });
    if (!payload?.record) return;
    const { version: deleted } = payload.record;
    offer({ kind: "CUSTOMER_NOTE", id, version: deleted, name: "the note", text: "Note deleted." });
    onDeleted();
    await refetch();
  }
  async function saveText(values: { text: string }, sink: FormErrorSetter) {
    const { payload } = await update.save({ id, version, input: values }, sink);
    if (payload) setEditing(false);
  }

  if (editing) {
    return (
      <li>
        <FormFrame initialValues={{ text }} validate={check} onSubmit={saveText}>
          <TextArea name="text" label="Note" max={noteMax} />
          <FormError />
          <Row gap={8} above={8}>
            <Button type="submit">Save note</Button>
            <Button onClick={() => setEditing(false)}>Cancel</Button>
          </Row>
        </FormFrame>
      </li>
    );
  }
  return (
    <li data-pinned={pinned ? "" : undefined}>
      <p>{text}</p>
      <small>
        {pinned ? "Pinned · " : ""}
        {author?.name ?? "Somebody who has left"} · <Day value={createdAt} />
      </small>
      {mayWrite ? (
        <Row gap={8} above={8}>
          <Button size="small" onClick={() => void togglePin()}>
            {pinned ? "Unpin" : "Pin"}
          </Button>
          {isOwn ? (
            <>
              <Button size="small" onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button size="small" onClick={() => void deleteIt()}>
                Delete
              </Button>
            </>
          ) : null}
        </Row>
      ) : null}
    </li>
  );
}
