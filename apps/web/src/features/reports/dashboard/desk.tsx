import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { ChevronRight } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { numberOf } from "../../../shared/text/format.ts";
import { DashboardDeskDocument } from "./dashboard-desk.generated.ts";
import { mattersOf } from "./desk-matters.ts";
import css from "./desk.module.css";

/** As many as are usual, so that what follows does not move much. */
const expected = [1, 2, 3, 4, 5, 6];

/** What somebody should see to today, each with the way to its list. */
export function Desk({ regionIds }: { regionIds: readonly string[] }) {
  const { data, loading, error, refetch } = useQuery(DashboardDeskDocument, {
    variables: regionIds.length > 0 ? { regionId: [...regionIds] } : {},
    fetchPolicy: "cache-and-network",
  });
  const matters = data && mattersOf(data, regionIds);
  return (
    <Section title="Today’s desk" note={matters?.length ? "As things stand now" : undefined}>
      {!matters && error && !loading ? <ErrorState {...failure("desk", error, refetch)} /> : null}
      {matters?.length === 0 ? <p className={css.done}>Nothing needs attention. Well done.</p> : null}
      <ul className={css.desk} aria-busy={matters ? undefined : true}>
        {matters?.map(({ label, count, isLate, href }) => (
          <li key={label}>
            <RouteLink href={href} data-late={isLate ? "" : undefined}>
              <b>{numberOf(count)}</b>
              <span>{label}</span>
              <ChevronRight size={16} strokeWidth={2} aria-hidden />
            </RouteLink>
          </li>
        ))}
        {!matters && !error ? expected.map((at) => <li key={at} data-empty="" />) : null}
      </ul>
    </Section>
  );
}
