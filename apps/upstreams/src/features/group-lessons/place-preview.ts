import { asc, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Route } from "../../http/route.ts";
import type { Context } from "../../service/context.ts";
import { lessonMoney } from "../billing/money-if-posted.public.ts";
import { creditNoteAhead, placesIfPosted } from "../billing/places-if-posted.public.ts";
import { settlementRoundOf, settlementRoundRecord } from "../lessons/settlement-round.public.ts";
import { mailing, mailShown } from "../messages/mailing.public.ts";
import { enrolmentSettlements, groupEnrolments, groupInstances } from "./group-lessons.table.ts";

/** What a place would come to by an act that is only tried. */
const placeComesTo = z
  .object({
    instanceId: z.string(),
    start: z.iso.datetime(),
    settlement: settlementRoundRecord,
    money: lessonMoney.nullable().meta({ description: "What the books would say; null before they begin." }),
  })
  .meta({ id: "PlaceComesTo" });

const placePreview = z
  .object({
    mails: z.array(mailShown),
    comesTo: z.array(placeComesTo),
    creditNotes: z.array(creditNoteAhead).meta({ description: "The credit notes that would follow." }),
  })
  .meta({ id: "PlacePreview" });

/** What some places of an act come to, the earliest first. */
async function comesToOf(context: Context, ids: readonly string[]) {
  if (ids.length === 0) return { comesTo: [], creditNotes: [] };
  const { money, creditNotes } = await placesIfPosted(context, ids);
  const rounds = await context.db
    .selectDistinctOn([enrolmentSettlements.enrolmentId])
    .from(enrolmentSettlements)
    .where(inArray(enrolmentSettlements.enrolmentId, [...ids]))
    .orderBy(enrolmentSettlements.enrolmentId, desc(enrolmentSettlements.round));
  const dates = await context.db
    .select({ id: groupEnrolments.id, instanceId: groupInstances.id, start: groupInstances.start })
    .from(groupEnrolments)
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .where(inArray(groupEnrolments.id, [...ids]))
    .orderBy(asc(groupInstances.start));
  const comesTo = dates.flatMap(({ id, instanceId, start }) => {
    const round = rounds.find(({ enrolmentId }) => enrolmentId === id);
    if (!round) return [];
    const settlement = settlementRoundOf(round);
    return [{ instanceId, start: start.toISOString(), settlement, money: money.get(id) ?? null }];
  });
  return { comesTo, creditNotes };
}

/** A call about what places are charged: its preview shows what they come to, beside the emails. */
export const chargingPlaces = (route: Route): Route[] =>
  mailing(route, {
    answer: placePreview,
    read: async (context, mails, settled) => ({ mails, ...(await comesToOf(context, settled)) }),
  });
