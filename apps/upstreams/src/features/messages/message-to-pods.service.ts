import { recordName } from "@app/domain/changes.ts";
import { eq } from "drizzle-orm";
import { customerValues } from "@app/domain/messages-sent/customer-values.ts";
import { messageTexts } from "@app/domain/messages-sent/message-texts.ts";
import type { MessageToManyInput } from "@app/domain/messages-sent/message-to-many.ts";
import { fullName } from "@app/domain/people/person.ts";
import { fillTemplate } from "@app/domain/system/template-text.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { currentMembers, customerPods, podKind } from "../customer-pods/customer-pods-list.public.ts";
import { customerKind, customers, learnersByIds } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { createMessage } from "./messages.service.ts";

/** Who pays for a pod, and the first names of those in it whom they pay for. */
export async function payersOf(context: Context, podId: string, themselves?: string): Promise<Map<string, string[]>> {
  const members = await currentMembers(context, [podId]);
  const learners = await learnersByIds(
    context,
    members.map(({ learnerId }) => learnerId),
  );
  const names = new Map(learners.map(({ _id, firstName }) => [_id, firstName]));
  const payers = new Map<string, string[]>();
  for (const { customerId, learnerId } of members)
    payers.set(customerId, [
      ...(payers.get(customerId) ?? []),
      (learnerId === customerId ? themselves : undefined) ?? names.get(learnerId) ?? "",
    ]);
  return payers;
}

/**
 * Writes to everyone who pays for one of many pods, with what is theirs filled in; to nobody where one of them cannot be
 * written to. It is about their lessons: no consent is asked for.
 */
export async function sendToPodOfMany(
  context: Context,
  { _id, version }: { _id: string; version: number },
  { subject, body }: MessageToManyInput,
): Promise<void> {
  const pod = await findOrRefuse(context, customerPods, _id, recordName(podKind.kind));
  await checkVersion(context, pod, version, (seen) => podKind.present(context, seen));
  const { name, id } = regions;
  const [region] = await context.db.select({ name }).from(regions).where(eq(id, pod.regionId));
  for (const [customerId, learnerNames] of await payersOf(context, pod.id)) {
    const row = await findOrRefuse(context, customers, customerId, "Customer");
    const payer = await customerKind.present(context, row);
    if (payer.email === null) throw new Refusal("WRONG_STATE", messageTexts.payerUnreachable(fullName(payer)));
    const ownerName = row.ownerId === null ? null : await context.nameOf(context, row.ownerId);
    const values = {
      ...customerValues({ ...payer, learnerNames, regionName: region?.name ?? null, ownerName }),
      podName: pod.name,
    };
    await createMessage(context, {
      toPersonId: customerId,
      channel: "email",
      subject: fillTemplate(subject, values, "line"),
      body: fillTemplate(body, values),
    });
  }
}
