import { useState } from "react";
import { sealFaultLabels, type SealFaultKind } from "@app/domain/reports/seal-enums.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf, numberOf } from "../../../shared/text/format.ts";
import { Pages } from "../frame/pages.tsx";
import { OtherReports } from "../frame/other-reports.tsx";
import { ActivitySealCheckDocument, ActivitySealsDocument, type ActivitySealCheckQuery } from "./activity.generated.ts";
import { ActivityTabs } from "./activity-tabs.tsx";
import itemsCss from "../frame/report-items.module.css";
import css from "./seals.module.css";

type Check = ActivitySealCheckQuery["activitySealCheck"];
type Fault = Check["faults"][number];

const kindOf = ({ kind }: Fault) => sealFaultLabels[kind.toLowerCase().replaceAll("_", "-") as SealFaultKind];

function Faults({ faults, total }: Pick<Check, "faults" | "total">) {
  return (
    <>
      <p role="alert">
        <strong>{countOf(total, "thing does", "things do")} not fit.</strong>{" "}
        {total > faults.length ? `The first ${faults.length} are shown.` : null}
      </p>
      <div className={`${itemsCss.scroll} ${css.blocks}`} tabIndex={0} role="group" aria-label="What does not fit">
        <table>
          <thead>
            <tr>
              {["Block", "What", "Entry", "By", "When"].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faults.map((fault) => (
              <tr key={`${fault.kind} ${fault.block} ${fault.entryId}`}>
                <th scope="row">{fault.block ?? "In none"}</th>
                <td>{kindOf(fault)}</td>
                <td>{fault.label ?? fault.entryId ?? "–"}</td>
                <td>{fault.actorName ?? "–"}</td>
                <td>{fault.at === null ? "–" : <When value={fault.at} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Result({ check: { blocks, entries, waiting, faults, total, hash } }: { check: Check }) {
  return (
    <div className={css.result}>
      {total === 0 ? (
        <p role="status">
          <strong>Everything fits.</strong> {countOf(entries, "entry", "entries")} in {countOf(blocks, "block")} are as
          they were sealed; {numberOf(waiting)} of this hour are not sealed yet.
        </p>
      ) : (
        <Faults faults={faults} total={total} />
      )}
      {hash === null ? null : (
        <p>
          Newest hash: <code>{hash}</code>
        </p>
      )}
    </div>
  );
}

function CheckPart() {
  const [isAsked, setAsked] = useState(false);
  const { data, loading, error, refetch } = useQuery(ActivitySealCheckDocument, {
    skip: !isAsked,
    fetchPolicy: "network-only",
  });
  const check = () => (isAsked ? void refetch() : setAsked(true));
  return (
    <>
      <Button main pending={isAsked && loading} onClick={check}>
        Check
      </Button>
      {error ? <ErrorState {...failure("check", error, refetch)} /> : null}
      {data ? <Result check={data.activitySealCheck} /> : null}
    </>
  );
}

/** What the seals prove, and what they do not. */
function WhatItProves() {
  return (
    <div className={css.proves}>
      <p>
        Each hour, the entries of the hour before are sealed in a block. It holds a hash of each entry and the hash of
        the block before it. If somebody with access to the database changes, removes or adds an entry, the check names
        the block; one that is added within two days of its time counts as late and goes into the next block. This does
        not prove that nobody could have changed the log: somebody who also rebuilds every later block, or removes the
        newest ones with their entries, leaves no trace here. So keep a copy of the newest hash elsewhere from time to
        time. After such a change, that hash is no longer in the list.
      </p>
      <p>Entries are removed after 24 months. The hashes of their blocks stay.</p>
    </div>
  );
}

/** The blocks that the activity log is sealed in, and their check. */
export function Seals({ page, hrefOf }: { page: number; hrefOf: (page: number) => string }) {
  const { data, loading, error, refetch } = useQuery(ActivitySealsDocument, {
    variables: { page },
  });
  const answer = data?.activitySeals;
  return (
    <DetailPage title="Team activities" tabs={<ActivityTabs value="seals" />}>
      <Section title="Check the log">
        <WhatItProves />
        <CheckPart />
      </Section>
      <Section title="Blocks" note={answer ? countOf(answer.total, "block") : undefined}>
        {!answer && loading ? <SkeletonLines count={6} /> : null}
        {!answer && error ? <ErrorState {...failure("blocks", error, refetch)} /> : null}
        {answer?.total === 0 ? (
          <EmptyState title="No blocks yet." text="The first is sealed within an hour, with everything until then." />
        ) : null}
        {answer && answer.total > 0 ? (
          <div className={`${itemsCss.scroll} ${css.blocks}`} tabIndex={0} role="group" aria-label="Blocks">
            <table>
              <thead>
                <tr>
                  {["Block", "Entries until", "Sealed", "Entries", "Hash"].map((head) => (
                    <th key={head} scope="col" data-right={head === "Entries" ? "" : undefined}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {answer.seals.map(({ number, until, sealedAt, entries, hash }) => (
                  <tr key={number}>
                    <th scope="row">{number}</th>
                    <td>
                      <When value={until} />
                    </td>
                    <td>
                      <When value={sealedAt} />
                    </td>
                    <td data-right="">{numberOf(entries)}</td>
                    <td>
                      <code>{hash}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
        <Pages page={page} total={answer?.total ?? 0} hrefOf={hrefOf} />
      </Section>
      <OtherReports current="team-activities" />
    </DetailPage>
  );
}
