import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { inPercent } from "@app/domain/percent.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  placeDisputes,
} from "../features/group-lessons/group-lessons.public.ts";
import { seedFrom } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of objections begins. */
const chanceFrom = 101_000_000;
const day = 86_400_000;
/** Of the price, where the family was right. */
const chargePercent = 50;

/** Places that were charged in sessions so many days ago, the last session first. */
const chargedPlaces = (db: Database, now: Date, { from, to }: { from: number; to: number }) =>
  db
    .select({ place: groupEnrolments, date: groupInstances, settled: enrolmentSettlements })
    .from(enrolmentSettlements)
    .innerJoin(groupEnrolments, eq(groupEnrolments.id, enrolmentSettlements.enrolmentId))
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .where(
      and(
        gt(enrolmentSettlements.chargeBp, 0),
        gt(groupInstances.start, new Date(now.getTime() - from * day)),
        lt(groupInstances.end, new Date(now.getTime() - to * day)),
      ),
    )
    .orderBy(desc(groupInstances.start), asc(groupEnrolments.instanceId), asc(groupEnrolments.place));

/** An objection that is open, one that was decided for the tutor, and one for the family. */
export async function seedPlaceDisputes(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const [recent] = await chargedPlaces(db, now, { from: 4, to: 1.5 });
  const [first, second] = await chargedPlaces(db, now, { from: 11, to: 5 });
  const director = staff.find(({ userRole, status }) => userRole === "director" && status === "active")?.id ?? "system";
  type Charged = NonNullable<typeof recent>;
  const objection = ({ place, date }: Charged, reason: string) => {
    const at = new Date(date.end.getTime() + day);
    return {
      ...seed.record(at),
      createdBy: director,
      groupLessonId: date.groupLessonId,
      instanceId: date.id,
      customerId: place.customerId,
      learnerId: place.learnerId,
      enrolmentIds: [place.id],
      isWhole: false,
      byKind: "customer" as const,
      reason,
      status: "open" as const,
      chargePercent: null,
      decision: null,
      decidedAt: null,
      decidedById: null,
    };
  };
  const decided = (one: Charged) => ({
    decidedAt: new Date(one.date.end.getTime() + 2 * day),
    decidedById: director,
  });
  await insertRows(db, placeDisputes, [
    ...(recent ? [objection(recent, "She could not hear the others for most of the session.")] : []),
    ...(first
      ? [
          {
            ...objection(first, "We were charged although he came late."),
            ...decided(first),
            status: "for-tutor" as const,
            decision: "He was there for all but five minutes.",
          },
        ]
      : []),
    ...(second
      ? [
          {
            ...objection(second, "The sound failed halfway."),
            ...decided(second),
            chargePercent,
            status: "for-family" as const,
            decision: "The recording ends after half an hour.",
          },
        ]
      : []),
  ]);
  if (!second) return;
  const { round, minutes, payMinutes, payBp, policy, enrolmentId } = second.settled;
  const { decidedAt: at } = decided(second);
  const sentence = `Settled after a dispute: charged ${inPercent(chargePercent)}. The recording ends after half an hour.`;
  // The servers post it when they start, and credit what was billed.
  await insertRows(db, enrolmentSettlements, [
    {
      id: seed.chance.id(at),
      enrolmentId,
      round: round + 1,
      minutes,
      policy,
      payMinutes,
      payBp,
      sentence,
      chargeMinutes: minutes,
      chargeBp: chargePercent * 100,
      ruleId: "dispute-lowered" as const,
      state: "unposted" as const,
      at,
      byId: director,
    },
  ]);
}
