import { journalForm } from "./journal.fields.ts";

const record = {
  id: "e1",
  version: 1,
  kind: "PRAISE",
  title: "Well done",
  body: "A fine lesson.",
  occurredOn: "2026-05-01",
  lesson: null,
  severity: null,
  visibility: "STAFF",
  followUpOn: null,
  addsToId: null,
  person: { id: "a".repeat(24) },
  attachments: ["b", "c"].map((one) => ({ id: one.repeat(24), name: `${one}.pdf`, size: 10 })),
} as never;

it("keeps every attachment of an entry that is edited, and leaves out rows in which no file was chosen", () => {
  const { values } = journalForm.recordOf(record);
  expect(values.attachmentIds).toHaveLength(2);
  const changed = { ...values, attachmentIds: [...values.attachmentIds, null] };
  expect(journalForm.changesOf(changed, ["attachmentIds"])).toEqual({
    attachmentIds: ["b".repeat(24), "c".repeat(24)],
  });
  expect(journalForm.show.attachmentIds?.(changed.attachmentIds)).toBe("b.pdf, c.pdf");
});
