import { useState } from "react";
import type { ItemVerdict } from "@app/schema/types.generated.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { rangeText } from "@app/ui/list/list-state.ts";
import { Button } from "@app/ui/page/button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { AccountJobRowFragment } from "../../../shared/bulk/account-job.generated.ts";
import { hasEnded } from "../../../shared/bulk/account-job-labels.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { MyJobItemsDocument, type MyJobItemsQuery } from "./my-jobs.generated.ts";
import css from "./job-items.module.css";

type Item = NonNullable<MyJobItemsQuery["accountJobItems"]>["items"][number];

const size = 25;
const verdicts: readonly { value: "ALL" | ItemVerdict; label: string }[] = [
  { value: "ALL", label: "All records" },
  { value: "FAILED", label: "Failed" },
  { value: "SKIPPED", label: "Skipped" },
  { value: "DONE", label: "Done" },
];

/** The records of a job, each with what became of it; the failed ones first to see where there are any. */
export function JobItems({ job }: { job: AccountJobRowFragment }) {
  const [picked, setPicked] = useState<"ALL" | ItemVerdict>();
  // A job may end while its owner watches it.
  const chosen = picked ?? (hasEnded(job) && job.failed > 0 ? "FAILED" : "ALL");
  const [number, setNumber] = useState(1);
  const { data, previousData, loading, error, refetch } = useQuery(MyJobItemsDocument, {
    variables: { job: job.id, verdict: chosen === "ALL" ? null : [chosen], page: { number, size } },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.accountJobItems;
  const total = page?.pageInfo.totalCount ?? 0;
  // Whoever has turned a page stays with what they leaf through.
  const turn = (to: number) => {
    setPicked(chosen);
    setNumber(to);
  };

  return (
    <>
      <MenuSelect
        label="Show"
        value={chosen}
        options={verdicts}
        onChange={(value) => {
          setPicked(verdicts.find((one) => one.value === value)?.value ?? "ALL");
          setNumber(1);
        }}
      />
      {page ? null : error ? (
        <ErrorState {...failure("records", error, refetch, loading)} />
      ) : (
        <SkeletonLines count={6} />
      )}
      {page?.items.length === 0 ? <p>None.</p> : null}
      <ul className={css.list} aria-label="Records">
        {page?.items.map((item) => (
          <JobItem key={item.id} item={item} />
        ))}
      </ul>
      {total > size ? (
        <p className={css.pages}>
          {rangeText({ page: number, size }, total)}
          <Button size="small" disabled={number === 1} onClick={() => turn(number - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={number * size >= total} onClick={() => turn(number + 1)}>
            Next
          </Button>
        </p>
      ) : null}
    </>
  );
}

function JobItem({ item: { label, url, verdict, reason } }: { item: Item }) {
  return (
    <li className={css.item}>
      <div>
        <p>
          <TextLink href={url}>{label}</TextLink>
        </p>
        {reason === null ? null : <p>{reason}</p>}
      </div>
      <StatusChip status={verdict ?? "WAITING"} />
    </li>
  );
}
