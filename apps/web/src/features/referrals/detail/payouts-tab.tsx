import { useSearchParams } from "react-router-dom";
import { isLimited } from "@app/domain/permissions.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleOf } from "../../../shared/text/format.ts";
import { PayoutsOfReferrerDocument, type PayoutRowFragment } from "../payouts/payout.generated.ts";
import type { ReferrerRecordFragment } from "../referrer.generated.ts";

/** Only directors make payouts. */
function useMayPay(): boolean {
  const { role } = useViewer();
  return useCan()("referrals:act") && !isLimited(roleOf(role), "referrals");
}

function PayoutActions({ payout: { id, status, name } }: { payout: PayoutRowFragment }) {
  const [params] = useSearchParams();
  const to = (param: string) => withParams(params, { [param]: id });
  const actions = [
    ...(status === "DRAFT" ? [{ label: "Approve", href: to("approvePayout") }] : []),
    ...(status === "APPROVED" ? [{ label: "Mark as paid", href: to("payPayout") }] : []),
    ...(status === "DRAFT" || status === "APPROVED"
      ? [{ label: "Give up", href: to("failPayout"), danger: true }]
      : []),
  ];
  return useMayPay() && actions.length > 0 ? (
    <MoreMenu actions={actions} label={`Actions for ${name}`} size="small" />
  ) : null;
}

function Payout({ payout }: { payout: PayoutRowFragment }) {
  const { currency, amount, status, reference, paidOn, reason, lines, createdAt } = payout;
  return (
    <li>
      <p>
        <MoneyText currency={currency} amount={amount} />
        <small>
          {paidOn ? (
            <>
              paid on <Day value={paidOn} /> · {reference}
            </>
          ) : (
            <>
              created <Day value={createdAt} />
            </>
          )}
          {reason === null ? null : ` · ${reason}`}
        </small>
        {lines.map((line) => (
          <small key={`${line.referralId}${line.amount}`}>
            {line.amount < 0 ? "Taken back: " : ""}
            {line.refereeName} · <MoneyText currency={currency} amount={line.amount} />
          </small>
        ))}
      </p>
      <span>
        <StatusChip status={status} /> <PayoutActions payout={payout} />
      </span>
    </li>
  );
}

/** What a referrer was and will be paid, the latest first. */
export function PayoutsTab({ record: { id, owed } }: { record: ReferrerRecordFragment }) {
  const [params] = useSearchParams();
  const mayPay = useMayPay();
  const { data, loading, error, refetch } = useQuery(PayoutsOfReferrerDocument, {
    variables: { referrerId: [id] },
    fetchPolicy: "cache-and-network",
  });
  const payouts = data?.referralPayouts?.items;
  if (!payouts) return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("payouts", error, refetch)} />;
  const create = <TextLink href={withParams(params, { createPayout: id })}>Create payout</TextLink>;
  return (
    <TabColumn>
      <Section title="Payouts" actions={mayPay && owed.length > 0 ? create : undefined}>
        {payouts.length === 0 ? <p>Nothing has been paid out yet. Approved rewards wait for a payout.</p> : null}
        <LineList>
          {payouts.map((payout) => (
            <Payout key={payout.id} payout={payout} />
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}
