import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { TemplateKind } from "@app/domain/system/template-kinds.ts";
import { hiringMessages } from "@app/domain/hiring/hiring-messages.ts";
import { formatMoney } from "@app/domain/money.ts";
import { fillTemplate, withoutGaps, withPersonalMessage, type Placeholder } from "@app/domain/system/template-text.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { nameOf } from "../account/account.public.ts";
import { personOf } from "../customers/customers.public.ts";
import { writeMessage } from "../messages/messages.public.ts";
import { regions } from "../regions/regions.public.ts";
import { mailWithLink } from "../system/mail/mail.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { emailInUse } from "../system/templates/templates.public.ts";
import { tutorInvitations, type CandidacyRow } from "./candidacies.table.ts";

/** How long the link to the tutors' app works. */
const invitationDays = 7;

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const longDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A plain date as people write it: "Tuesday 3 March 2026". */
function dayInWords(day: string | null): string {
  if (day === null) return "";
  const at = new Date(`${day}T00:00:00Z`);
  return `${weekday.format(at)} ${longDay.format(at)}`;
}

const placeOf = (timeZone: string) => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** "Tuesday 3 March 2026 at 10:00 (Lagos)" */
const interviewInWords = ({ interviewDate, interviewTime, interviewTimeZone }: CandidacyRow, home: string): string =>
  [
    dayInWords(interviewDate),
    interviewTime === null ? "" : `at ${interviewTime} (${placeOf(interviewTimeZone ?? home)})`,
  ]
    .filter(Boolean)
    .join(" ");

/** The active template, the address and the values to fill in; refused if no email can be sent. */
async function letterTo(context: Context, kind: TemplateKind, row: CandidacyRow) {
  const template = await emailInUse(context, kind);
  if (!template) throw fieldRefusal("mail", hiringMessages.noTemplate);
  const person = await personOf(context, row.personId);
  if (person.email === null) throw fieldRefusal("mail", hiringMessages.noEmail);
  const { name, id } = regions;
  const [region] = row.regionId ? await context.db.select({ name }).from(regions).where(eq(id, row.regionId)) : [];
  const { offerAmount: amount, offerCurrency: currency } = row;
  const values: Partial<Record<Placeholder, string>> = {
    firstName: person.firstName,
    lastName: person.lastName,
    regionName: region?.name ?? "",
    ownerName: await nameOf(context, row.ownerId ?? context.actor.personId),
    interviewTime: interviewInWords(row, person.timeZone),
    interviewerName: row.interviewerId ? await nameOf(context, row.interviewerId) : "",
    hourlyPay: amount !== null && currency !== null ? formatMoney({ amount, currency }) : "",
    startDate: dayInWords(row.offerStartsOn),
    personalMessage: context.notes?.candidateMessage ?? "",
  };
  return {
    to: person.email,
    values,
    subject: fillTemplate(template.subject ?? "", values, "line"),
    body: withPersonalMessage(template.body, values.personalMessage ?? ""),
  };
}

/** Writes to a candidate from the template in use for it. */
export async function mailCandidate(context: Context, kind: TemplateKind, row: CandidacyRow): Promise<void> {
  const { subject, body, values } = await letterTo(context, kind, row);
  const text = withoutGaps(fillTemplate(body, values));
  await writeMessage(context, { toPersonId: row.personId, channel: "email", subject, body: text });
}

/** Invites a new tutor to their own app with a link that works once. They get no account here. */
export async function inviteTutor(context: Context, row: CandidacyRow): Promise<void> {
  const { db, now } = context;
  const { to, subject, body, values } = await letterTo(context, "tutor-welcome", row);
  const code = randomBytes(32).toString("base64url");
  await db.insert(tutorInvitations).values({
    id: newId(now),
    personId: row.personId,
    createdAt: now,
    codeHash: createHash("sha256").update(code).digest("hex"),
    expiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
  });
  const link = new URL(await settingOf(context, "tutorsAppUrl", null));
  link.searchParams.set("code", code);
  const textFor = (tutorsAppLink: string) => withoutGaps(fillTemplate(body, { ...values, tutorsAppLink }));
  await mailWithLink(context, { to, subject, textFor, link: link.href });
}
