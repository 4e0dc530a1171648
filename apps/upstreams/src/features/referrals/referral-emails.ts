import type { ReferralMailKind } from "@app/domain/referrals/referral-mail-kinds.ts";
import { creditWords, firstNames, nextPayoutWords } from "@app/domain/referrals/referral-mail-words.ts";
import { fillTemplate, withoutGaps, withPersonalMessage, type Placeholder } from "@app/domain/system/template-text.ts";
import type { Context } from "../../service/context.ts";
import { signedBy } from "../billing/signed-by.public.ts";
import { personOf, recordsOfPerson } from "../customers/customers.public.ts";
import { writeEmail } from "../messages/messages.public.ts";
import { emailOr } from "../system/templates/templates.public.ts";
import { currencyOfCustomer } from "./currency-of-customer.ts";
import { referralTexts } from "./referral-texts.ts";
import type { ReferralRow } from "./referrals.table.ts";

type Values = Partial<Record<Placeholder, string>>;

/** The first names of those who were referred, as they are now. */
async function refereeNames(context: Context, rows: readonly ReferralRow[]): Promise<string> {
  const names: string[] = [];
  for (const { refereeCustomerId } of rows) {
    if (refereeCustomerId === null) continue;
    const [id] = await recordsOfPerson(context, refereeCustomerId);
    names.push((await personOf(context, id)).firstName);
  }
  return firstNames(names);
}

/**
 * Writes to a referrer about some of their referrals, in the transaction of what they are told of; not to one without an
 * email. They learn the first name of whom they referred, and nothing of their lessons or money.
 */
export async function emailReferrer(
  context: Context,
  kind: ReferralMailKind,
  { referrerId, about }: { referrerId: string; about: readonly ReferralRow[] },
  say: Values = {},
): Promise<void> {
  const [toPersonId] = await recordsOfPerson(context, referrerId);
  const { firstName, lastName, email: address } = await personOf(context, toPersonId);
  const template = await emailOr(context, kind, referralTexts[kind]);
  if (!template || address === null) return;
  const personalMessage = context.notes?.familyMessage ?? "";
  const values: Values = {
    firstName,
    lastName,
    personalMessage,
    ...(await signedBy(context, toPersonId)),
    refereeNames: await refereeNames(context, about),
    ...say,
  };
  const body = withPersonalMessage(template.body, personalMessage);
  await writeEmail(context, {
    toPersonId,
    address,
    link: null,
    subject: fillTemplate(template.subject ?? "", values, "line"),
    textFor: () => withoutGaps(fillTemplate(body, values)),
  });
}

/** What a referrer is given by an approved referral, in words; null where the terms give them nothing. */
async function rewardWords(context: Context, row: ReferralRow): Promise<string | null> {
  const { rewardCurrency: currency, rewardAmount: amount, referrerId, terms } = row;
  if (currency !== null && amount !== null) return nextPayoutWords({ currency, amount });
  const [giverId] = await recordsOfPerson(context, referrerId);
  const pays = await currencyOfCustomer(context, giverId);
  return pays && creditWords(terms.ownReward, pays);
}

/** Tells a referrer of a reward that was just approved. */
export async function emailReward(context: Context, row: ReferralRow): Promise<void> {
  const words = await rewardWords(context, row);
  if (words === null) return;
  await emailReferrer(
    context,
    "referral-rewarded",
    { referrerId: row.referrerId, about: [row] },
    { rewardWords: words },
  );
}
