import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { and, asc, eq, exists, isNull, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { BillingDocumentKind } from "@app/domain/billing/billing-document-kinds.ts";
import type { EntityKind } from "@app/domain/changes.ts";
import type { Clock } from "@app/domain/time.ts";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { files } from "../../../database/schema/files.table.ts";
import { publish } from "../../../records/outbox.ts";
import type { Context } from "../../../service/context.ts";
import { systemName } from "../../../service/system-context.ts";
import type { FileStorage } from "../../../storage/file-store.ts";
import { mails } from "../../system/mail/mail.public.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { billingDocuments } from "./documents.table.ts";
import { creditNoteDocument } from "./credit-note-document.ts";
import { drawDocument } from "./draw-document.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { receiptDocument } from "./receipt-document.ts";
import { statementDocument } from "./statement-document.ts";

interface Kind {
  /** What the file belongs to; who may read that may read the file. */
  entityKind: EntityKind;
  /** `refersId`: the record of that kind, where it is not the owner itself. */
  factsOf: (context: Pick<Context, "db">, ownerId: string) => Promise<(DocumentFacts & { refersId?: string }) | null>;
}

/** How each document is put together. A new one is a row here. */
const kinds: Record<BillingDocumentKind, Kind> = {
  invoice: { entityKind: "invoice", factsOf: invoiceDocument },
  receipt: { entityKind: "payment", factsOf: receiptDocument },
  "credit-note": { entityKind: "invoice", factsOf: creditNoteDocument },
  statement: { entityKind: "customer", factsOf: statementDocument },
};

export interface DocumentParts {
  database: Database;
  clock: Clock;
  log: Logger;
  files: Pick<FileStorage, "store">;
}

type Ordered = typeof billingDocuments.$inferSelect;
type FileRow = typeof files.$inferInsert;
type Owner = Pick<FileRow, "refersKind" | "refersId">;

/** Longer than drawing takes, so that two servers never draw one document. */
const leaseMs = 2 * 60_000;

interface Which {
  /** Only those that an email waits for. */
  onlyMailed?: boolean;
  /** Only this one. */
  id?: string;
}

/** Takes the document that has waited longest; null where none is due. */
const take = ({ database, clock }: DocumentParts, which: Which): Promise<Ordered | null> =>
  retryable(database, async (db) => {
    const now = clock.now();
    const { id, dueAt, drawnAt } = billingDocuments;
    const mailed = db
      .select()
      .from(mails)
      .where(and(eq(mails.attachmentFileId, id), eq(mails.status, "waiting")));
    const [first] = await db
      .select()
      .from(billingDocuments)
      .where(
        and(
          isNull(drawnAt),
          lte(dueAt, now),
          which.onlyMailed ? exists(mailed) : undefined,
          which.id === undefined ? undefined : eq(id, which.id),
        ),
      )
      .orderBy(asc(dueAt), asc(id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!first) return null;
    const held = { dueAt: new Date(now.getTime() + leaseMs) };
    await db.update(billingDocuments).set(held).where(eq(id, first.id));
    return { ...first, ...held };
  });

/** Writes down the file that a document is about to be stored as, so that it is known before its bytes are there. */
const announce = (database: Database, file: Pick<FileRow, "id" | "name" | "size" | "sha256" | "createdAt"> & Owner) =>
  database
    .insert(files)
    .values({
      ...file,
      kind: "document",
      state: "pending",
      contentType: "application/pdf",
      createdBy: systemName,
      readBy: "invoices:read",
    })
    .onConflictDoUpdate({
      target: files.id,
      set: { size: file.size, sha256: file.sha256, createdAt: file.createdAt },
      setWhere: eq(files.state, "pending"),
    });

async function write({ database, clock, files: { store } }: DocumentParts, { id, kind, ownerId }: Ordered) {
  const owning = kinds[kind];
  const facts = await owning.factsOf({ db: database }, ownerId);
  if (!facts) throw new Error(`There is no ${kind} ${ownerId} to draw.`);
  const drawn = await drawDocument(facts);
  const refersId = facts.refersId ?? ownerId;
  const owner = { refersKind: owning.entityKind, refersId };
  const sha256 = createHash("sha256").update(drawn).digest("hex");
  const name = facts.fileName ?? `${facts.number}.pdf`;
  await announce(database, { id, name, size: drawn.length, sha256, createdAt: clock.now(), ...owner });
  await store.put(id, Readable.from([drawn]), drawn.length);
  await retryable(database, async (db) => {
    const now = clock.now();
    await db.update(billingDocuments).set({ drawnAt: now }).where(eq(billingDocuments.id, id));
    await db.update(files).set({ state: "kept" }).where(eq(files.id, id));
    const change = { entityKind: owning.entityKind, entityId: refersId, action: "updated", personId: null } as const;
    await publish({ db, now }, [{ ...change, permission: "invoices:read" }]);
  });
}

/** Makes every PDF that is due and stores it. One that fails is tried again later. Returns how many were made. */
export async function writeDocuments(parts: DocumentParts, which: Which = {}): Promise<number> {
  let written = 0;
  for (let row = await take(parts, which); row !== null; row = await take(parts, which)) {
    try {
      await write(parts, row);
      written += 1;
    } catch (error) {
      parts.log.error({ err: error, document: row.id, kind: row.kind }, "a document was not drawn");
    }
  }
  return written;
}
