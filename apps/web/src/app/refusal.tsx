import { Refused } from "@app/ui/feedback/refused.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useViewer } from "../shared/session/session-context.ts";
import { whoMay } from "../shared/permission/use-can.ts";
import { isRedirect } from "../shared/page/app-route.ts";
import { routeTable } from "./route-table.ts";
import { useRouteRow } from "./use-route-row.ts";

/** Stands in for a page whose permission the viewer lacks, with the way home. */
export function Refusal() {
  const row = useRouteRow();
  const { home } = useViewer();
  const title = routeTable.find(({ path }) => path === home)?.title ?? "your start page";
  const needs = isRedirect(row) ? undefined : row.needs;

  return <Refused text={needs && whoMay(needs)} link={<TextLink href={home}>Go to {title}</TextLink>} />;
}
