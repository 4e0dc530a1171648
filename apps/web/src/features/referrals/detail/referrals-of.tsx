import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ReferralsOfReferrerDocument } from "../referral.generated.ts";
import { ReferralLines } from "./referral-lines.tsx";

/** Everybody whom somebody has referred, the latest first. */
export function ReferralsOf({ referrerId, title }: { referrerId: string; title: string }) {
  const { data, loading, error, refetch } = useQuery(ReferralsOfReferrerDocument, {
    variables: { referrerId: [referrerId] },
    fetchPolicy: "cache-and-network",
  });
  const page = data?.referrals;
  if (!page) return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("referrals", error, refetch)} />;
  const { items, pageInfo } = page;
  return (
    <Section title={title} note={pageInfo.totalCount > items.length ? `The latest ${items.length}.` : undefined}>
      {items.length === 0 ? <p>Nobody has come with this code yet.</p> : <ReferralLines referrals={items} />}
    </Section>
  );
}
