import { messages } from "@app/domain/messages.ts";
import { nextState } from "@app/domain/machine.ts";
import { candidacyEventDone, candidacyMachine } from "@app/domain/hiring/candidacy-states.ts";
import type { CandidacyEvent, CandidacyStage } from "@app/domain/hiring/hiring-enums.ts";
import { hiringMessages } from "@app/domain/hiring/hiring-messages.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord, type RecordChange, type RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { personOf, pickPerson } from "../customers/customers.public.ts";
import { candidacies, type CandidacyRow, type StageStep } from "./candidacies.table.ts";
import { candidacyLabel, candidacyWithPerson } from "./candidacies.queries.ts";
import type { CandidacyRecord } from "./candidacy.record.ts";
import type { RecordRef } from "../../records/record-ref.ts";

export const candidacyKind: RecordKind<CandidacyRow, CandidacyRecord> = {
  table: candidacies,
  kind: "candidacy",
  labelOf: async ({ personId, round }, context) => candidacyLabel(await personOf(context, personId), round),
  partOf: ({ personId }) => personId,
  /** The person is a separate record; an application's history covers both. */
  parts: async (context, { personId }) => pickPerson(await personOf(context, personId)),
  present: candidacyWithPerson,
};

/** A step of an application's way, taken now. */
export const stepTo = (
  { now, actor }: Pick<Context, "now" | "actor">,
  stage: CandidacyStage,
  reason: string | null = null,
): StageStep => ({ stage, at: now.toISOString(), byId: actor.id, reason });

/** Refuses changes of a round that another has followed. */
export function refuseEarlier({ isLatest }: CandidacyRow): void {
  if (!isLatest) throw new Refusal("WRONG_STATE", hiringMessages.earlierRound);
}

/**
 * Moves an application by its machine, writes down the step, and refuses what its stage does not allow:
 *
 *     moveCandidacy(context, at, "withdraw", { reason });
 *
 * Not `fireEvent`: one event leads to several stages, and the one that is next depends on where it stands.
 */
export const moveCandidacy = (
  context: Context,
  at: RecordRef,
  event: CandidacyEvent,
  {
    reason = null,
    guard,
    set,
    to,
    effects,
  }: {
    reason?: string | null;
    /** Refuses if something that the next stage requires is missing. */
    guard?: (before: CandidacyRow, next: CandidacyStage) => void | Promise<void>;
    /** Further columns to write. */
    set?: (before: CandidacyRow) => Partial<CandidacyRow>;
    /** The next stage, where the record knows it and not the machine. */
    to?: (before: CandidacyRow) => CandidacyStage | null;
    effects?: RecordChange<CandidacyRow>["effects"];
  } = {},
): Promise<CandidacyRecord> =>
  changeRecord(context, candidacyKind, at, {
    action: "state-changed",
    reason,
    check(before) {
      refuseEarlier(before);
      if (nextState(candidacyMachine, before.stage, event) !== null) return;
      throw new Refusal("WRONG_STATE", messages.wrongState("application", before.stage, candidacyEventDone[event]));
    },
    async write(before) {
      const next = to?.(before) ?? nextState(candidacyMachine, before.stage, event) ?? before.stage;
      await guard?.(before, next);
      return updateRecord(context, candidacies, before, {
        stage: next,
        stageSince: context.now,
        heldFrom: null,
        holdUntil: null,
        ...set?.(before),
        stageHistory: [...before.stageHistory, stepTo(context, next, reason)],
      });
    },
    ...(effects && { effects }),
  });
