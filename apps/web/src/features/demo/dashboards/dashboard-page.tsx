import type { ReactNode } from "react";
import { DetailPage, type DetailPageProps } from "@app/ui/detail/detail-page.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { DemoDashboardDocument, type DemoDashboardQuery } from "./dashboards.generated.ts";

/** What the demo's shop did; what could not be read is empty. */
export type Shown = { [Part in keyof DemoDashboardQuery]: NonNullable<DemoDashboardQuery[Part]> };

interface DashboardPageProps extends Pick<DetailPageProps, "title" | "actions"> {
  facts?: (shown: Shown) => DetailPageProps["facts"];
  aside?: (shown: Shown) => ReactNode;
  children: (shown: Shown) => ReactNode;
}

/** A page over the figures of the demo’s shop. */
export function DashboardPage({ title, actions = [], facts, aside, children }: DashboardPageProps) {
  const { data, error, refetch } = useQuery(DemoDashboardDocument, { fetchPolicy: "cache-and-network" });
  if (!data?.earnings)
    return error ? <ErrorState {...failure("dashboard", error, refetch)} /> : <SkeletonPage what="dashboard" />;
  const { earnings, referrals, products, activities, orders, projects, tasks } = data;
  const shown: Shown = {
    earnings,
    referrals: referrals ?? [],
    products: products ?? [],
    activities: activities ?? [],
    orders: orders ?? [],
    projects: projects ?? [],
    tasks: tasks ?? [],
  };
  return (
    <DetailPage
      title={title}
      line="The figures of the demo’s shop, which are invented"
      actions={actions}
      facts={facts?.(shown) ?? []}
      aside={aside?.(shown)}
    >
      {children(shown)}
    </DetailPage>
  );
}
