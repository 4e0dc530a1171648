import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { numberOf, sentenceCase } from "../../../shared/text/format.ts";
import { personPath } from "../frame/person-path.ts";
import type { ReportAddress } from "../frame/report-address.ts";
import { filterAsked } from "../frame/report-filters.ts";
import { ReportItemsDocument } from "../frame/report.generated.ts";
import { NextSteps } from "./next-steps.tsx";
import css from "./at-risk.module.css";

const shown = 5;

/** The learners who may be about to leave, those with the most points first, with what can be done for each. */
export function AtRisk({ address: { params, toItems } }: { address: ReportAddress }) {
  const { data, loading, error, refetch } = useQuery(ReportItemsDocument, {
    variables: { name: "STUDENT_RETENTION", filter: filterAsked(params), number: "atRisk", page: 1 },
    fetchPolicy: "cache-and-network",
  });
  const answer = data?.reportItems;
  const all = answer && answer.total > shown;
  return (
    <Section
      title="At risk now"
      actions={all ? <TextLink href={toItems("atRisk", null)}>All {numberOf(answer.total)}</TextLink> : undefined}
    >
      {!answer && loading ? <SkeletonLines count={6} /> : null}
      {!answer && error ? <ErrorState {...failure("learners at risk", error, refetch)} /> : null}
      {answer?.total === 0 ? <p className={css.none}>Nobody has four points or more.</p> : null}
      <ol className={css.list}>
        {answer?.items.slice(0, shown).map(({ recordId, person, value, note }) => (
          <li key={`${recordId} ${person ?? ""}`}>
            <b data-high={(value ?? 0) >= 6 ? "" : undefined} title={`${value ?? 0} points`}>
              {value}
            </b>
            <div>
              <TextLink href={personPath("customer", recordId)}>{person ?? "Name hidden"}</TextLink>
              <p>{sentenceCase(note ?? "")}</p>
            </div>
            <NextSteps name={person} personId={recordId} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
