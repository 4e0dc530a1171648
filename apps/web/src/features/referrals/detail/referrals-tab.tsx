import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import type { ReferrerRecordFragment } from "../referrer.generated.ts";
import { ReferralsOf } from "./referrals-of.tsx";

/** Whom a teacher has referred. */
export const ReferralsTab = ({ record: { id } }: { record: ReferrerRecordFragment }) => (
  <TabColumn>
    <ReferralsOf referrerId={id} title="Referrals" />
  </TabColumn>
);
