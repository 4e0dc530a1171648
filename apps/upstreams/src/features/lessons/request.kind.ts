import type { LessonRequestStatus, RequestEvent } from "@app/domain/lessons/lesson-enums.ts";
import { dueAfter, requestEventDone, requestMachine } from "@app/domain/lessons/request-states.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord, type RecordChange, type RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { RequestRecord } from "./request.record.ts";
import { presentRequest } from "./requests.queries.ts";
import { lessonRequests, type RequestRow } from "./requests.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

export const requestKind: RecordKind<RequestRow, RequestRecord> = {
  table: lessonRequests,
  kind: "lesson-request",
  labelOf: ({ requestNumber }) => requestNumber,
  present: presentRequest,
};

/** Several events lead back to `new`: one that comes second finds a request that somebody else has moved. */
const isReached = (status: LessonRequestStatus, event: RequestEvent): boolean =>
  status !== "new" && Object.values(requestMachine.table).some((events) => events[event] === status);

/**
 * Moves a request by its machine; by when somebody has to act follows from where it comes to.
 *
 *     moveRequest(context, at, "cancel", { reason, set: { closedReason: reason } });
 *
 * Not `fireEvent`, to which a request that is new again would have been declined already, whoever took the proposal back.
 */
export const moveRequest = (
  context: Context,
  at: RecordRef,
  event: RequestEvent,
  {
    reason = null,
    prepare,
    set = {},
    effects,
    isRepeat,
  }: {
    reason?: string | null;
    /** Refuses, and writes what goes before. */
    prepare?: (before: RequestRow) => Promise<void>;
    /** What else becomes of it; a function is asked once that was prepared. */
    set?: Partial<RequestRow> | (() => Partial<RequestRow>);
    effects?: RecordChange<RequestRow>["effects"];
    /** Whether the record already says what this call would write, so that a repeated call changes nothing. */
    isRepeat?: (stands: RequestRow) => boolean;
  } = {},
): Promise<RequestRecord> =>
  changeRecord(context, requestKind, at, {
    action: "state-changed",
    reason,
    isDone: (stands) => isReached(stands.status, event) && (isRepeat?.(stands) ?? true),
    check({ status }) {
      if (nextState(requestMachine, status, event) !== null) return;
      throw new Refusal("WRONG_STATE", messages.wrongState("request", status, requestEventDone[event]));
    },
    async write(before) {
      await prepare?.(before);
      const status = nextState(requestMachine, before.status, event) ?? before.status;
      return updateRecord(context, lessonRequests, before, {
        status,
        statusSince: context.now,
        dueAt: dueAfter(status, context.now),
        closedReason: null,
        ...(typeof set === "function" ? set() : set),
      });
    },
    ...(effects && { effects }),
  });
