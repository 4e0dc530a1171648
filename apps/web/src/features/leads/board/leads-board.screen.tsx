import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import type { LeadStage } from "@app/domain/leads/lead-enums.ts";
import type { LeadFilter } from "@app/schema/types.generated.ts";
import type { BoardCard, BoardColumn } from "@app/ui/board/board-model.ts";
import { Board } from "@app/ui/board/board.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Plus } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { chosenIn } from "../../../shared/list/chosen-in.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { countOf } from "../../../shared/text/format.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { leadPath, leadsPath } from "../../../shared/links/record-paths.ts";
import { leadDialogs } from "../lead-dialogs.ts";
import { stageOptions } from "../lead-labels.ts";
import { LeadContactDocument } from "../lead-mutations.generated.ts";
import type { LeadRowFragment } from "../lead.generated.ts";
import { leadKind } from "../lead.kind.ts";
import { leadsList } from "../list/leads.list.tsx";
import { NextActionDay } from "../next-action.tsx";
import { LeadsBoardDocument, type LeadsBoardQuery } from "./board.generated.ts";
import { moveOf } from "./board-moves.ts";

const word = labelOf(stageOptions);

/** `callAt`: where a call with somebody is logged; null for who may not. */
const cardOf = (lead: LeadRowFragment, callAt: ((id: string) => string) | null): BoardCard => ({
  id: lead.id,
  title: lead.name,
  href: leadPath(lead.id),
  lines: (
    <>
      <span>{lead.subjects.join(", ")}</span>
      {lead.stage === "CONVERTED" || lead.stage === "LOST" ? null : (
        <span>
          <NextActionDay lead={lead} /> {lead.nextAction}
        </span>
      )}
      <span>{lead.owner?.name ?? "No owner"}</span>
      {callAt === null ? null : (
        <TextLink href={callAt(lead.id)}>
          Log a call <VisuallyHidden>with {lead.name}</VisuallyHidden>
        </TextLink>
      )}
    </>
  ),
});

const pagesIn = (data: LeadsBoardQuery) =>
  [
    ["new", data.new],
    ["contacted", data.contacted],
    ["trial-booked", data.trialBooked],
    ["trial-completed", data.trialCompleted],
    ["converted", data.converted],
    ["lost", data.lost],
  ] as const;

/** Cards stand where they stand now: one that was moved is in its new column before the lists are asked for again. */
function columnsOf(
  leads: readonly LeadRowFragment[],
  data: LeadsBoardQuery,
  toTable: (stage: string) => string,
  callAt: ((id: string) => string) | null,
) {
  return pagesIn(data).map(([stage, page]): BoardColumn => {
    const id = toEnumName(stage);
    const cards = leads.filter((lead) => lead.stage === id).map((lead) => cardOf(lead, callAt));
    // The server counted those who have moved since where they stood then.
    const counted = page?.items.length ?? 0;
    const total = (page?.pageInfo.totalCount ?? counted) - counted + cards.length;
    const rest =
      total > cards.length ? <TextLink href={toTable(stage)}>{`Open all ${total} in the table`}</TextLink> : null;
    return { id, title: word(stage), cards, total, rest };
  });
}

/** The filters of the list hold here too, but for the stage: the columns are that. */
function filtersAt(params: URLSearchParams) {
  const chosen = chosenIn(leadsList.rules.filters ?? [], params);
  const { filter } = leadsList.variables({
    page: { number: 1, size: 1 },
    sort: leadsList.rules.sort,
    search: params.get("q") ?? undefined,
    chosen: (name) => (name === "stage" || name === "open" ? undefined : chosen[name]?.slice()),
  });
  const filterOf = (stage: LeadStage): LeadFilter => ({
    ...filter,
    stage: [toEnumName(stage)] as LeadFilter["stage"],
  });
  return {
    new: filterOf("new"),
    contacted: filterOf("contacted"),
    trialBooked: filterOf("trial-booked"),
    trialCompleted: filterOf("trial-completed"),
    converted: filterOf("converted"),
    lost: filterOf("lost"),
  };
}

/** Those who asked for lessons as cards, by their stage: whoever has waited longest comes first. */
export function LeadsBoardScreen() {
  const [params, setParams] = useSearchParams();
  const can = useCan();
  const { data, loading, error, refetch } = useQuery(LeadsBoardDocument, {
    variables: filtersAt(params),
    fetchPolicy: "cache-and-network",
  });
  const { save } = useSave(LeadContactDocument, ({ saved }) => saved);
  const leads = useMemo(() => (data ? pagesIn(data).flatMap(([, page]) => page?.items ?? []) : []), [data]);
  const toTable = (stage: string) => `${leadsPath}${withParams(params, { board: null, stage })}`;
  const callAt = can(leadKind.write) ? (id: string) => withParams(params, { recordMessage: id }) : null;
  const columns = data ? columnsOf(leads, data, toTable, callAt) : [];
  const byId = (id: string) => leads.find((lead) => lead.id === id);

  async function contact({ id, version, name }: LeadRowFragment) {
    const { payload, stale } = await save({ id, version });
    if (stale) toast.failed(stale.message);
    else if (payload) toast.done(`${name} is contacted.`);
  }
  function onMove({ id }: BoardCard, to: string) {
    const lead = byId(id);
    if (!lead) return;
    const move = moveOf(lead, to);
    if ("does" in move) void contact(lead);
    if ("asks" in move) setParams(new URLSearchParams(withParams(params, { [move.asks]: id })));
  }
  const canMove = ({ id }: BoardCard, to: string) => {
    const lead = byId(id);
    if (!lead || lead.stage === to) return null;
    const move = moveOf(lead, to);
    return "refusal" in move ? move.refusal : null;
  };
  const isMine = params.get("ownerId") === "me";
  const open = columns.slice(0, 4).reduce((sum, { total = 0 }) => sum + total, 0);

  return (
    <div>
      <PageHeader
        title="Customer leads"
        facts={data ? `${countOf(open, "open lead")}${isMine ? " of mine" : ""}` : undefined}
        actions={[
          { label: "Table", href: `${leadsPath}${withParams(params, { board: null })}` },
          isMine
            ? { label: "Everybody’s", href: withParams(params, { ownerId: null }) }
            : { label: "Only mine", href: withParams(params, { ownerId: "me" }) },
          ...(can(leadKind.write) ? [{ label: "Add lead", icon: Plus, href: withParams(params, { new: "" }) }] : []),
        ]}
      />
      {data ? (
        <Board
          label="Leads by stage"
          columns={columns}
          emptyText="Nobody is here."
          canMove={canMove}
          {...(can(leadKind.act) && { onMove })}
        />
      ) : loading ? (
        <SkeletonLines count={8} />
      ) : (
        <ErrorState {...failure("leads", error, refetch)} />
      )}
      <RecordDialogs dialogs={leadDialogs} />
    </div>
  );
}
