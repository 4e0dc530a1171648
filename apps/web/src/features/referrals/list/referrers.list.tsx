import { referrerStatuses } from "@app/domain/referrals/referral-enums.ts";
import type { ReferralScheme } from "@app/schema/types.generated.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { actionsColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { useReferrerActions } from "../referrer-actions.ts";
import { sideRewardInWords, teacherRewardInWords } from "../referrer-labels.ts";
import { ReferrersListDocument, type ReferrerRowFragment } from "../referrer.generated.ts";

type Row = ReferrerRowFragment;

function ReferrerRowActions({ referrer }: { referrer: Row }) {
  return <MoreMenu actions={useReferrerActions(referrer)} label={`Actions for ${referrer.name}`} size="small" />;
}

const nameColumn = (header: string): ListColumn<Row> => ({
  id: "name",
  header,
  sort: "NAME",
  card: "title",
  minWidth: 190,
  cell: ({ name, email }) => <Lines first={name} second={email} />,
});
const code: ListColumn<Row> = {
  id: "code",
  header: "Code",
  sort: "CODE",
  minWidth: 140,
  maxWidth: 200,
  cell: (row) => row.code,
};
const ending: readonly ListColumn<Row>[] = [
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 116,
    maxWidth: 140,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((referrer) => <ReferrerRowActions referrer={referrer} />),
];

/** "£15.00 owed", "£30.00 paid": each with its word, as they stand below the name too. */
function payoutsInWords({ owed, paid }: Row): string[] {
  const [due, back] = [owed.filter(({ amount }) => amount > 0), owed.filter(({ amount }) => amount < 0)];
  const taken = back.map(({ currency, amount }) => ({ currency, amount: -amount }));
  return [
    ...(due.length > 0 ? [`${sumsInWords(due, ", ")} owed`] : []),
    ...(taken.length > 0 ? [`${sumsInWords(taken, ", ")} to take back`] : []),
    ...(paid.length > 0 ? [`${sumsInWords(paid, ", ")} paid`] : []),
  ];
}

const teacherColumns: readonly ListColumn<Row>[] = [
  nameColumn("Name"),
  code,
  { id: "reward", header: "Reward", minWidth: 150, cell: teacherRewardInWords },
  countColumn("referred", "Referred", ({ referred }) => referred, { minWidth: 84, maxWidth: 100 }),
  countColumn("qualified", "Qualified", ({ qualified }) => qualified, { minWidth: 84, maxWidth: 100 }),
  {
    id: "payouts",
    header: "Payouts",
    align: "right",
    minWidth: 130,
    cell: (row) => {
      const [first, second] = payoutsInWords(row);
      return first === undefined ? null : <Lines first={first} second={second} />;
    },
  },
  ...ending,
];

const customerColumns: readonly ListColumn<Row>[] = [
  nameColumn("Customer"),
  code,
  {
    id: "reward",
    header: "Rewards",
    minWidth: 170,
    cell: ({ ownReward, refereeReward }) => (
      <Lines first={sideRewardInWords(ownReward)} second={`new customer: ${sideRewardInWords(refereeReward)}`} />
    ),
  },
  countColumn("referred", "Referred", ({ referred }) => referred, { minWidth: 84, maxWidth: 100 }),
  countColumn("converted", "Converted", ({ converted }) => converted, { minWidth: 88, maxWidth: 100 }),
  ...ending,
];

/** The list of those who refer by one scheme. */
function listIn(scheme: ReferralScheme, columns: readonly ListColumn<Row>[]) {
  const list = listOf(ReferrersListDocument, {
    sorts: ["NAME", "CODE", "CREATED"],
    sort: "NAME_ASC",
    columns,
    facets: "referrer",
    filters: { status: oneOf("Status", referrerStatuses) },
  });
  const variables: (typeof list)["variables"] = (asked) => {
    const chosen = list.variables(asked);
    return { ...chosen, filter: { ...chosen.filter, scheme: [scheme] } };
  };
  return { ...list, variables };
}

export const teacherReferrersList = listIn("TEACHER", teacherColumns);
export const customerReferrersList = listIn("CUSTOMER", customerColumns);
