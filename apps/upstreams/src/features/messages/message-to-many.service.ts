import { eq } from "drizzle-orm";
import { customerValues } from "@app/domain/messages-sent/customer-values.ts";
import { messageTexts } from "@app/domain/messages-sent/message-texts.ts";
import type { MessageToManyInput } from "@app/domain/messages-sent/message-to-many.ts";
import { fillTemplate } from "@app/domain/system/template-text.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { customerKind, customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { createMessage } from "./messages.service.ts";

const reasonNot = ({
  email,
  marketingConsent,
  consentAt,
}: {
  email: string | null;
  marketingConsent: boolean;
  consentAt: string | null;
}) => {
  if (email === null) return messageTexts.noAddress;
  // Who was never asked has not said no.
  return !marketingConsent && consentAt !== null ? messageTexts.optedOut : null;
};

/** Sends one of many customers an email with what is theirs filled in; refused where they cannot, or do not want to, be written to. */
export async function sendToOneOfMany(
  context: Context,
  { _id, version }: { _id: string; version: number },
  { subject, body }: MessageToManyInput,
): Promise<void> {
  const row = await findOrRefuse(context, customers, _id, "Customer");
  await checkVersion(context, row, version, (seen) => customerKind.present(context, seen));
  const customer = await customerKind.present(context, row);
  const reason = reasonNot(customer);
  if (reason !== null) throw new Refusal("WRONG_STATE", reason);
  const { name } = regions;
  const [region] = await context.db.select({ name }).from(regions).where(eq(regions.id, row.regionId));
  const ownerName = row.ownerId === null ? null : await context.nameOf(context, row.ownerId);
  const values = customerValues({ ...customer, regionName: region?.name ?? null, ownerName });
  await createMessage(context, {
    toPersonId: _id,
    channel: "email",
    subject: fillTemplate(subject, values, "line"),
    body: fillTemplate(body, values),
  });
}
