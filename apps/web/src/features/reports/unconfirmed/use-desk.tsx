import { useState, type ReactNode } from "react";
import { addSame, formatMoney, type Money } from "@app/domain/money.ts";
import type { AccountJobKind } from "@app/schema/types.generated.ts";
import { BulkBar } from "@app/ui/list/bulk-bar.tsx";
import { CheckBox } from "@app/ui/list/check-box.tsx";
import { turned, turnedPage, type Selection } from "@app/ui/list/selection.ts";
import type { Bulk } from "../../../shared/bulk/bulk.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { bookedBulk } from "../../lessons/booked/booked-bulk.public.ts";
import { AskForOutcomes, tutorBulk } from "../../tutors/tutor-bulk.public.ts";
import type { ReportItemsQuery } from "../frame/report.generated.ts";

type Item = ReportItemsQuery["reportItems"]["items"][number];
type Doing = "outcome" | "write";

const none: ReadonlySet<string> = new Set();

/** "£60.00, $20.00": of each currency its own sum. */
function stakeInWords(items: readonly Item[]): string {
  const sums = new Map<string, Money>();
  for (const { money } of items) {
    if (!money) continue;
    const before = sums.get(money.currency);
    sums.set(money.currency, before ? addSame(before, money) : money);
  }
  return [...sums.values()].map(formatMoney).join(", ");
}

interface Asked {
  ids: readonly string[];
  onClose: () => void;
  onStarted: () => void;
  onMoved: () => void;
}

/** The dialog of one of a list's bulk actions, for records that are named. */
function Bulked<Filter>({
  bulk,
  kind,
  filter,
  ids,
  ...rest
}: Asked & { bulk: Bulk<Filter>; kind: AccountJobKind; filter: Filter }) {
  const action = bulk.actions.find((one) => one.kind === kind);
  if (!action) return null;
  return <bulk.Dialog action={action} choice={{ ids: [...ids] }} count={ids.length} filter={filter} {...rest} />;
}

export interface Desk {
  /** Above the table: what was ticked, and what can be done with it. */
  bar: ReactNode;
  /** In the head and in each row. */
  head: ReactNode;
  boxOf: (item: Item) => ReactNode;
}

/** Records that wait, as a desk: ticked lessons get an outcome together, or their tutors an email. Both are jobs. */
export function useDesk(items: readonly Item[], onMoved: () => void): Desk {
  const can = useCan();
  const [ticked, setTicked] = useState(none);
  const [doing, setDoing] = useState<Doing | null>(null);
  const lessons = items.filter(({ kind }) => kind === "LESSON");
  const chosen = lessons.filter(({ recordId }) => ticked.has(recordId));
  const tutors = [...new Set(chosen.flatMap(({ tutorId }) => tutorId ?? []))];
  const selection: Selection = {
    ids: new Set(chosen.map(({ recordId }) => recordId)),
    onChange: (ids) => setTicked(ids),
    actions: [
      ...(can(bookedBulk.needs) ? [{ label: "Mark outcome", onSelect: () => setDoing("outcome") }] : []),
      ...(can(tutorBulk.needs) && tutors.length > 0
        ? [{ label: "Ask their tutors", onSelect: () => setDoing("write") }]
        : []),
    ],
  };
  const stake = stakeInWords(chosen);
  const asked = {
    onClose: () => setDoing(null),
    onMoved,
    onStarted: () => {
      setDoing(null);
      setTicked(none);
    },
  };
  const page = lessons.map(({ recordId }) => recordId);
  const isAll = page.length > 0 && chosen.length === page.length;
  return {
    bar: (
      <>
        <div
          style={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 12,
            marginBottom: chosen.length > 0 ? 12 : 0,
          }}
        >
          <BulkBar selection={selection} total={chosen.length} />
          {stake ? <p>At stake in those selected: {stake}</p> : null}
        </div>
        {doing === "outcome" ? (
          <Bulked
            bulk={bookedBulk}
            kind="BOOKED_OUTCOME"
            filter={{}}
            ids={chosen.map(({ recordId }) => recordId)}
            {...asked}
          />
        ) : null}
        {doing === "write" ? <AskForOutcomes choice={{ ids: tutors }} count={tutors.length} {...asked} /> : null}
      </>
    ),
    head: (
      <CheckBox
        aria-label="Select every lesson of this page"
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        disabled={page.length === 0}
        onChange={({ target }) => turnedPage(selection, page, target.checked)}
      />
    ),
    boxOf: ({ recordId: id, kind, name }) =>
      kind === "LESSON" ? (
        <CheckBox aria-label={`Select ${name}`} checked={ticked.has(id)} onChange={() => turned(selection, id)} />
      ) : null,
  };
}
