import type { FamilyInput } from "@app/domain/customers/family.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { z } from "zod";
import type { Context } from "../../../service/context.ts";
import { requirePermission } from "../../../service/permission.ts";
import { fieldRefusal, withFields } from "../../../service/refusal.ts";
import { createCustomer, createDependent, customerRecord } from "../../customers/customers.public.ts";
import { ownerByRota } from "../request-owner.ts";
import { requestRecord } from "../request.record.ts";
import { createRequest } from "../requests.service.ts";

/** A family as it was added. */
export const familyRecord = z
  .object({ customer: customerRecord, requestId: requestRecord.shape._id.nullable() })
  .meta({ id: "Family" });

/** Adds who pays, those who learn and their first request, all or nothing. Source: domain.md 1.1, 1.2. */
export async function createFamily(
  context: Context,
  { payer, learners, request }: FamilyInput,
): Promise<z.input<typeof familyRecord>> {
  if (request) requirePermission(context, "lessons:write");
  // Whoever looks after the first request looks after the family.
  const ownerId = payer.ownerId ?? (request ? await ownerByRota(context, payer.regionId) : null);
  const customer = await withFields("payer", () =>
    createCustomer(context, { ...payer, ...(ownerId && { ownerId }), dependent: null }),
  );
  const { _id: customerId } = customer;
  const ids: string[] = [];
  for (const [at, { lastName, ...learner }] of learners.entries()) {
    const named = { ...learner, lastName: lastName ?? payer.lastName, customerId, photoConsent: false };
    ids.push((await withFields(`learners.${at}`, () => createDependent(context, named)))._id);
  }
  const names = learners.map(({ firstName }) => firstName);
  const shown = { ...customer, learnerNames: [...customer.learnerNames, ...names] };
  if (!request) return { customer: shown, requestId: null };
  const { learnerAt, ...asked } = request;
  const learnerId = learnerAt == null ? customerId : ids[learnerAt];
  if (learnerId === undefined) throw fieldRefusal("request.learnerAt", lessonMessages.chooseLearner);
  const { _id: requestId } = await withFields("request", () =>
    createRequest(context, {
      ...asked,
      ...(ownerId && { ownerId }),
      preferredTutorIds: [],
      customerId,
      ...(learnerAt != null && { learnerId }),
    }),
  );
  return { customer: shown, requestId };
}
