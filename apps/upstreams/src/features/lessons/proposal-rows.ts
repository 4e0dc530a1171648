import { and, eq, inArray } from "drizzle-orm";
import type { ProposalState } from "@app/domain/lessons/lesson-enums.ts";
import { updateRecord } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { notifyProposalEnded } from "./proposal-emails.ts";
import { lessonProposals, type ProposalRow, type RequestRow } from "./requests.table.ts";

/** The proposal of a request that waits for an answer; null where none does. */
export async function currentProposal({ db }: Pick<Context, "db">, requestId: string): Promise<ProposalRow | null> {
  const [row] = await db
    .select()
    .from(lessonProposals)
    .where(and(eq(lessonProposals.requestId, requestId), inArray(lessonProposals.state, ["open", "accepted"])))
    .for("update");
  return row ?? null;
}

/** Ends the proposal of a request that is open or accepted, if there is one. */
export async function endProposal(
  context: Context,
  requestId: string,
  state: ProposalState,
  more: Partial<ProposalRow> = {},
): Promise<ProposalRow | null> {
  const open = await currentProposal(context, requestId);
  return open && updateRecord(context, lessonProposals, open, { ...more, state });
}

/** Takes back what was proposed for a request, which its tutor is told. */
export async function withdrawProposals(context: Context, request: RequestRow, reason: string): Promise<void> {
  const ended = await endProposal(context, request.id, "withdrawn", { answerNote: reason });
  if (ended) await notifyProposalEnded(context, request, ended, reason);
}
