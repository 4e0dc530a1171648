import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { partnerInput } from "@app/domain/partners/partner.ts";
import type { PartnerStatus } from "@app/domain/partners/partner-enums.ts";
import type { Database } from "../database/client.ts";
import { files } from "../database/schema/files.table.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { partners } from "../features/partners/partners.public.ts";
import { referralCodes } from "../features/referrals/codes.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { partnerPlans } from "./partner-plans.ts";
import { seedFrom, type Seed } from "./random.ts";
import { smallPdf } from "./small-pdf.ts";

/** Where the chance of partners begins. */
const chanceFrom = 47_000_000;
const day = 24 * 60 * 60_000;

/** A signed agreement, as its file. */
function agreementFile(seed: Seed, id: string, partner: { id: string; name: string }, createdAt: Date) {
  const content = smallPdf(["Partnership agreement", partner.name.normalize("NFD").replaceAll(/[^ -~]/g, "")]);
  return {
    id,
    kind: "document" as const,
    state: "kept" as const,
    name: `agreement-${createdAt.getUTCFullYear()}.pdf`,
    contentType: "application/pdf",
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    content,
    refersKind: "partner" as const,
    refersId: partner.id,
    createdAt,
    createdBy: "system",
  };
}

/** Schools, communities and companies that send learners, in every state; one agreement ends in 20 days. */
export async function seedPartners(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const known = new Map((await db.select().from(regions)).map(({ code, id }) => [code, id]));
  const directors = await db
    .select()
    .from(accountUsers)
    .where(eq(accountUsers.userRole, "director"))
    .orderBy(accountUsers.id);
  const [director] = directors.filter(({ status }) => status === "active");
  if (!director) throw new Error("The demo business has no director.");
  const by = { actorId: director.id, actorName: `${director.firstname} ${director.lastname}`, role: "director" };
  const on = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);

  const partnerSeeds = partnerPlans.map(({ agreement, regions: codes, madeDaysAgo, became = [], ...said }) => {
    const record = seed.record(seed.daysAgo(madeDaysAgo));
    const fileId = chance.id(record.createdAt);
    const row = partnerInput.parse({
      ...said,
      ownerId: director.id,
      regionIds: codes.flatMap((code) => known.get(code) ?? []),
      ...(agreement && {
        agreementStartsOn: on(agreement.from),
        agreementEndsOn: agreement.to === undefined ? null : on(agreement.to),
        agreementFileId: fileId,
        revenueShareBp: agreement.shareBp ?? null,
      }),
    });
    const steps: (readonly [PartnerStatus, Date, string?])[] = [
      ["prospect", record.createdAt],
      ...became.map(([status, daysAgo, reason]) => [status, seed.daysAgo(daysAgo), reason] as const),
    ];
    const [status, updatedAt] = steps.at(-1) ?? ["prospect" as const, record.createdAt];
    const documents = [
      ...(agreement ? [agreementFile(seed, fileId, { id: record.id, name: row.name }, record.createdAt)] : []),
      ...(agreement?.earlier
        ? [agreementFile(seed, chance.id(record.createdAt), { id: record.id, name: row.name }, seed.daysAgo(760))]
        : []),
    ];
    const entries = steps.map(([to, at, reason], place) => ({
      id: chance.id(at),
      at,
      ...by,
      entityKind: "partner",
      entityId: record.id,
      entityLabel: row.name,
      action: place === 0 ? ("created" as const) : ("state-changed" as const),
      changes: {
        ...(place === 0 && { name: [null, row.name] as [unknown, unknown] }),
        status: [steps[place - 1]?.[0] ?? null, to] as [unknown, unknown],
      },
      version: place + 1,
      reason: reason ?? null,
      ip: null,
      userAgent: null,
      requestId: "seed",
    }));
    const endedAt = status === "ended" ? updatedAt : null;
    return { row: { ...record, ...row, status, endedAt, updatedAt, version: steps.length }, kept: documents, entries };
  });
  const rows = partnerSeeds.map(({ row }) => row);
  await db.insert(partners).values(rows);
  await db
    .insert(referralCodes)
    .values(rows.map(({ id, code, createdAt }) => ({ code, holderKind: "partner" as const, holderId: id, createdAt })));
  await db.insert(files).values(partnerSeeds.flatMap(({ kept }) => kept));
  await db.insert(teamActivity).values(partnerSeeds.flatMap(({ entries }) => entries));
}
