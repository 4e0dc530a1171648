import { useSearchParams } from "react-router-dom";
import { TreePage } from "@app/ui/tree/tree-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { CurriculumDialogs } from "../curriculum-dialogs.tsx";
import { missingInWords } from "../missing.ts";
import { Overview } from "../overview/overview.tsx";
import { PartPane } from "../part/part-pane.tsx";
import { partsInWords } from "../words.ts";
import { curriculumActions } from "./curriculum-actions.ts";
import { placeInWords } from "./place.ts";
import { TreePane } from "./tree-pane.tsx";
import type { FoundCurriculum } from "./use-curriculum-in-address.ts";
import { useMovePart } from "./use-move-part.ts";
import { useTreeView } from "./use-tree-view.ts";

/** Header, tree left, chosen part right; without one, the curriculum itself. */
export function CurriculumPage({ curriculum, part, code, missing, retry }: FoundCurriculum) {
  const [params] = useSearchParams();
  const { parts, move } = useMovePart(
    curriculum.subdivisions ?? [],
    (now, moved) => `${moved.name} is now ${placeInWords(now, moved).replace(/^./, (letter) => letter.toLowerCase())}.`,
  );
  const view = useTreeView(curriculum, parts, part?.id, code);
  const { name, region, status, subdivisions, attachedLearners } = curriculum;
  const learners = attachedLearners > 0 && countOf(attachedLearners, "learner");
  const facts = [region?.name, subdivisions && partsInWords(curriculum), learners].filter(Boolean).join(" · ");

  return (
    <>
      <TreePage
        title={name}
        status={<StatusChip status={status} />}
        facts={facts}
        actions={curriculumActions(view)}
        partial={missingInWords(missing, () => void retry())}
        tree={<TreePane view={view} onMove={move} unavailable={subdivisions === null} onRetry={() => void retry()} />}
        treeLabel={`Parts of ${name}`}
        node={view.part ? <PartPane view={view} part={view.part} /> : <Overview view={view} />}
        chosen={view.part !== null || params.has("overview")}
        backHref={view.hrefTo(null)}
      />
      <CurriculumDialogs view={view} onMove={move} />
    </>
  );
}
