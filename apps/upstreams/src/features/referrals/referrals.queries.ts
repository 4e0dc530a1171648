import { inArray, sql, type SQL } from "drizzle-orm";
import { formatMoney } from "@app/domain/money.ts";
import { leadName } from "@app/domain/leads/lead-name.ts";
import { fullName } from "@app/domain/people/name.ts";
import { referralFlags, referralSchemes, referralStatuses } from "@app/domain/referrals/referral-enums.ts";
import { rewardInWords } from "@app/domain/referrals/reward-words.ts";
import { anyIn, anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter } from "../../records/list-words.ts";
import { amongMany } from "../../records/among.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { ofPeople, peopleFound, persons, survivorsOf } from "../customers/customers.public.ts";
import { leads } from "../leads/leads-table.public.ts";
import { referralOf, type ReferralRecord } from "./referral.record.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";

/** Referrals by the name of either side. */
function searchReferrals(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const found = peopleFound(text);
  return sql`(${referrals.refereeCustomerId} in (${found}) or ${referrals.referrerId} in (${found}))`;
}

export const referralList: ListSpec = {
  sorts: { attributedAt: [referrals.attributedAt], createdAt: [referrals.createdAt] },
  defaultSort: "-attributedAt",
  search: searchReferrals,
  id: referrals.id,
  filters: {
    id: anyText(referrals.id),
    scheme: anyOf(referrals.scheme, referralSchemes, "Scheme"),
    status: anyOf(referrals.status, referralStatuses, "Status"),
    flag: { ...anyIn(referrals.flags), value: anyOf(referrals.status, referralFlags, "Flag").value },
    flagged: booleanFilter("flagged", () => sql`cardinality(${referrals.flags}) > 0`),
    referrerId: { ...anyText(referrals.referrerId), where: (ids) => ofPeople(referrals.referrerId, ids) },
    customerId: { ...anyText(referrals.refereeCustomerId), where: (ids) => ofPeople(referrals.refereeCustomerId, ids) },
    leadId: anyText(referrals.leadId),
  },
};

type Reading = Pick<Context, "db">;

const peopleOf = ({ referrerId, refereeCustomerId }: ReferralRow) => [referrerId, refereeCustomerId ?? referrerId];

/** The names of people and leads, by id. */
async function namesOf(
  { db }: Reading,
  rows: readonly ReferralRow[],
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await db.select().from(persons).where(amongMany(persons.id, people));
  const asked = rows.flatMap(({ leadId }) => leadId ?? []);
  const came = asked.length === 0 ? [] : await db.select().from(leads).where(inArray(leads.id, asked));
  return new Map([
    ...known.map((person) => [person.id, fullName(person)] as const),
    ...came.map((lead) => [lead.id, leadName(lead)] as const),
  ]);
}

/** Referrals as they are answered. */
export async function shownReferrals(context: Reading, rows: readonly ReferralRow[]): Promise<ReferralRecord[]> {
  if (rows.length === 0) return [];
  const people = [...new Set(rows.flatMap(peopleOf))];
  const survivors = await survivorsOf(context, people);
  const names = await namesOf(context, rows, [...people, ...survivors.values()]);
  return rows.map((row) => {
    const { rewardCurrency: currency, rewardAmount: amount } = row;
    const customerId = row.refereeCustomerId && (survivors.get(row.refereeCustomerId) ?? row.refereeCustomerId);
    return referralOf(
      { ...row, refereeCustomerId: customerId },
      {
        referrerName: names.get(survivors.get(row.referrerId) ?? row.referrerId) ?? "",
        isMoney: row.scheme === "teacher" || row.terms.ownReward?.kind === "amount",
        refereeName: names.get(customerId ?? "") ?? names.get(row.leadId ?? "") ?? "",
        reward:
          currency !== null && amount !== null
            ? formatMoney({ currency, amount })
            : rewardInWords(row.scheme, row.terms),
      },
    );
  });
}

export async function listReferrals(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { referral: referrals }, referrals, request);
  const shown = await shownReferrals(
    context,
    rows.map(({ referral }) => referral),
  );
  return { rows: shown, total };
}
