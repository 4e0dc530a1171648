import { lazy, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { Plus } from "@app/ui/icons.ts";
import { ListPage } from "@app/ui/list/list-page.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useBulk } from "../../../shared/bulk/use-bulk.tsx";
import { exportBy, shownColumns, useExport } from "../../../shared/export/use-export.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { countedPanel } from "../../../shared/views/counted-panel.tsx";
import { ViewsSlot } from "../../../shared/views/views-slot.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { addressOf } from "../curriculum-address.ts";
import { NewCurriculum } from "../form/new-curriculum.tsx";
import { missingInWords } from "../missing.ts";
import { useTreeIntent } from "../tree/use-tree-intent.ts";
import { curriculaBulk } from "./curricula-bulk.ts";
import { curriculumColumns } from "./curricula.columns.tsx";
import { useCurricula } from "./use-curricula.ts";

const exported = exportBy(async () => (await import("./curricula-jobs.generated.ts")).CurriculumsExportDocument);

const NotHere = lazy(async () => ({ default: (await import("../not-here.tsx")).NotHere }));

/** The curricula of all regions, or of one: its own and those that serve all. */
export function CurriculaListScreen() {
  const mayWrite = useCan()("curriculums:write");
  const [params] = useSearchParams();
  const onIntent = useTreeIntent();
  const { code, region, isUnknownRegion, homeCode, answer, missing, retry, rules, asked, ...list } = useCurricula();
  const { selection, dialog } = useBulk(curriculaBulk, asked.filter, answer.total, retry);
  const exporting = useExport(exported, {
    filter: asked.filter,
    sort: asked.sort,
    total: answer.total,
    columns: shownColumns(curriculumColumns(new Set()), list.state),
  });
  const title = region ? `Curriculums in ${region.name}` : "Curriculums";
  const lost = [...missing].join(" ");
  const columns = useMemo(() => curriculumColumns(new Set(lost.split(" "))), [lost]);
  usePageTitle(region ? title : null);
  if (isUnknownRegion)
    return (
      <Suspense fallback={null}>
        <NotHere what="region" />
      </Suspense>
    );

  const add: PageAction = { label: "Add curriculum", icon: Plus, main: true, href: withParams(params, { new: "" }) };
  const seenFrom = code ?? homeCode;
  return (
    <>
      <ListPage
        title={title}
        {...answer}
        {...list}
        selection={selection}
        actions={[...(mayWrite ? [add] : []), ...exporting.actions]}
        views={<ViewsSlot rules={rules} isShown={answer.rows !== undefined} />}
        filterPanel={countedPanel("curriculum", asked.filter)}
        columns={columns}
        searchLabel="Name (marks optional)"
        rowHref={(row) => addressOf(row, seenFrom)}
        onRowIntent={(row) => onIntent(row, seenFrom)}
        partial={missingInWords(missing, retry)}
        empty={{
          title: code === undefined ? "No curriculums yet." : "No curriculums in this region.",
          text: "A curriculum is a tree of what is taught, with outcomes and resources.",
          action: mayWrite ? add : undefined,
        }}
      />
      {dialog}
      {exporting.dialog}
      {mayWrite ? <NewCurriculum regionId={region?.id ?? null} seenFrom={seenFrom} /> : null}
    </>
  );
}
