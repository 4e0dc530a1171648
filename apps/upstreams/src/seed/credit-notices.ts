import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { CreditNotice } from "@app/domain/billing/credit-enums.ts";
import { courseNotice, expiryNotice } from "@app/domain/billing/credit-notices.ts";
import { coverShown, creditLots, creditNoticesSent } from "../features/billing/billing.public.ts";
import { confirmedLessons } from "../features/lessons/lessons-tables.public.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";

const hour = 3_600_000;

/** What the customers of the demo business have been told of their credit, so that nobody is told at its first start. */
export async function seedCreditNotices(db: Database, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 20 * hour);
  const rows: { aboutId: string; notice: CreditNotice; forDay: string | null; at: Date }[] = [];
  const { customerId, billing, status } = confirmedLessons;
  const payers = await db
    .selectDistinct({ customerId })
    .from(confirmedLessons)
    .where(and(eq(billing, "prepaid"), inArray(status, ["active"])));
  const covers = await coverShown(
    { db, now },
    payers.map((payer) => payer.customerId),
  );
  for (const { courseId, lessonsLeft, unpaidFrom, nextLessonAt } of covers.flatMap(({ courses }) => courses)) {
    const notice = courseNotice({ lessonsLeft, isNextUnpaid: unpaidFrom !== null && unpaidFrom === nextLessonAt });
    if (notice !== null) rows.push({ aboutId: courseId, notice, forDay: null, at });
  }
  const { id, expiresOn } = creditLots;
  for (const lot of await db.select({ id, expiresOn }).from(creditLots).where(isNotNull(expiresOn))) {
    const notice = lot.expiresOn && expiryNotice(lot.expiresOn, now.toISOString().slice(0, 10));
    if (notice) rows.push({ aboutId: lot.id, notice, forDay: lot.expiresOn, at });
  }
  await insertRows(db, creditNoticesSent, rows);
}
