import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { activityPath } from "./activity-path.ts";

export type ActivityTab = "activity" | "sensitive" | "seals";

/** The parts of team activities; seals are for those who manage staff. */
export function ActivityTabs({ value }: { value: ActivityTab }) {
  const can = useCan();
  const tabs = [
    { value: "activity", label: "Activity", href: activityPath },
    {
      value: "sensitive",
      label: "Sensitive views and exports",
      href: `${activityPath}?tab=sensitive`,
    },
    ...(can("staff:read") ? [{ value: "seals", label: "Seals", href: `${activityPath}?tab=seals` }] : []),
  ];
  return <PageTabs label="Parts of team activities" tabs={tabs} value={value} />;
}
