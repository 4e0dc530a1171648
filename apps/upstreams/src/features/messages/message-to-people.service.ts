import { eq } from "drizzle-orm";
import { messageTexts } from "@app/domain/messages-sent/message-texts.ts";
import type { MessageToManyInput } from "@app/domain/messages-sent/message-to-many.ts";
import { fillTemplate, type Placeholder } from "@app/domain/system/template-text.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { personOf } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { writeMessage } from "./messages.service.ts";

interface Reader {
  personId: string;
  regionId: string | null;
  /** Who looks after them; whoever writes where nobody does. */
  ownerId: string | null;
}

/**
 * Sends one of many candidates or tutors an email with what is theirs filled in; `further` are values that only they have. It
 * is about their work: no consent is asked for.
 */
export async function sendToPersonOfMany(
  context: Context,
  { personId, regionId, ownerId }: Reader,
  { subject, body }: MessageToManyInput,
  further: Partial<Record<Placeholder, string>> = {},
): Promise<void> {
  const { firstName, lastName, email } = await personOf(context, personId);
  if (email === null) throw new Refusal("WRONG_STATE", messageTexts.noAddress);
  const { name, id } = regions;
  const [region] = regionId === null ? [] : await context.db.select({ name }).from(regions).where(eq(id, regionId));
  const values = {
    ...further,
    firstName,
    lastName,
    regionName: region?.name ?? "",
    ownerName: await context.nameOf(context, ownerId ?? context.actor.personId),
  };
  await writeMessage(context, {
    toPersonId: personId,
    channel: "email",
    subject: fillTemplate(subject, values, "line"),
    body: fillTemplate(body, values),
  });
}
