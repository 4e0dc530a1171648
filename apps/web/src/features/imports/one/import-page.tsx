import { useState } from "react";
import { upperFirst } from "@app/domain/upper-first.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Confirm } from "@app/ui/feedback/confirm.tsx";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { ListFilter, RotateCcw, Upload, X } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Button } from "@app/ui/page/button.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import { curriculumPath, importTopicsPath } from "../../curriculum/curriculum-link.public.ts";
import { LessonNameLink } from "../../content/lesson/lesson-name-link.public.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { countOf } from "../../../shared/text/format.ts";
import type { ImportStandingFragment } from "../import.generated.ts";
import { importStart } from "../import-start.public.ts";
import { countOfVerdict, fileOf, isWorking, stateLooks } from "../import-labels.ts";
import { ImportMapping } from "./import-mapping.tsx";
import { ImportReport } from "./import-report.tsx";
import { ImportWork } from "./import-work.tsx";
import { useImportSteps } from "./use-import-steps.ts";

const undoWords = {
  curriculum:
    "The topics that it added are archived. What somebody has edited since is kept, and so is what learners follow.",
  lesson:
    "The blocks that it added are removed, and those that it changed are as before. Blocks that somebody has edited since are kept.",
  itself:
    "What it added is removed, and what it changed is as it was before. Records that somebody has edited since are kept.",
} as const;

function UndoButton({ may, onUndo }: { may: boolean; onUndo: () => void }) {
  return may ? (
    <Button size="small" icon={RotateCcw} onClick={onUndo}>
      Undo import
    </Button>
  ) : null;
}

/** An import as it stands, with what can be done next. */
export function ImportPage({ standing }: { standing: ImportStandingFragment }) {
  const { kind, state, fileName, total, owner, createdAt, error, verdicts, curriculum, lessonId } = standing;
  const can = useCan();
  const steps = useImportSteps(standing);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState<"run" | "undo" | null>(null);
  const file = fileOf(kind);
  const chooses = state === "MAPPING" || (state === "CHECKED" && choosing);
  const ready = countOfVerdict(verdicts, "CREATE", "UPDATE");
  const held = countOfVerdict(verdicts, "AMBIGUOUS", "ARCHIVED", "FAILED");

  const mayCancel = ["READING", "MAPPING", "CHECKING", "CHECKED"].includes(state);
  const actions: (PageAction | false)[] = [
    state === "CHECKED" &&
      !choosing && { label: "Change columns", icon: ListFilter, onSelect: () => setChoosing(true) },
    (state === "FAILED"
      ? standing.fingerprint !== null
      : state === "CHECKED" && !choosing && steps.refused !== null) && {
      label: "Check again",
      icon: RotateCcw,
      main: true,
      pending: steps.saving,
      onSelect: () => void steps.checkAgain(),
    },
    state === "CHECKED" &&
      !choosing &&
      steps.refused === null &&
      ready > 0 && {
        label: `Import ${countOf(ready, "row")}`,
        icon: Upload,
        main: true,
        pending: steps.saving,
        onSelect: () => (held > 0 ? setAsking("run") : void steps.run(false)),
      },
    mayCancel && { label: "Cancel import", icon: X, onSelect: () => void steps.cancel(), pending: steps.saving },
    // Into a lesson it begins at that lesson.
    !mayCancel &&
      !isWorking(state) &&
      file.into !== "lesson" && {
        label: "Import another file",
        icon: Upload,
        href: curriculum ? importTopicsPath(curriculum) : importStart(file.name),
      },
  ];

  return (
    <>
      <DetailPage
        title={fileName}
        status={<StatusChip status={state} {...stateLooks[state]} />}
        line={
          <>
            {upperFirst(file.many)}
            {curriculum ? (
              <>
                {" "}
                into <TextLink href={curriculumPath(curriculum)}>{curriculum.name}</TextLink>
              </>
            ) : null}
            {lessonId === null ? null : (
              <>
                {" "}
                into <LessonNameLink id={lessonId} />
              </>
            )}{" "}
            · {countOf(total, "row")} · sent{" "}
            {owner ? (
              <>
                by <StaffLink {...owner} />{" "}
              </>
            ) : null}
            <Ago value={createdAt} />
          </>
        }
        actions={actions.filter((action) => action !== false)}
      >
        {error === null ? null : <ErrorLine>{error}</ErrorLine>}
        {steps.refused === null ? null : <ErrorLine role="alert">{steps.refused}</ErrorLine>}
        {standing.notes.map((note) => (
          <p key={note} data-quiet="">
            {note}
          </p>
        ))}
        {isWorking(state) ? <ImportWork standing={standing} /> : null}
        {chooses ? <ImportMapping standing={standing} onChecked={() => setChoosing(false)} /> : null}
        {!chooses && !isWorking(state) ? (
          <ImportReport
            standing={standing}
            undo={<UndoButton may={can(file.may.undo)} onUndo={() => setAsking("undo")} />}
          />
        ) : null}
      </DetailPage>
      <Confirm
        open={asking === "run"}
        onClose={() => setAsking(null)}
        title={`Import ${countOf(ready, "row")} and leave out ${countOf(held, "row")}?`}
        confirmLabel={`Import ${countOf(ready, "row")}`}
        pending={steps.saving}
        onConfirm={() => void steps.run(true).then(() => setAsking(null))}
      >
        The rows that are left out can be downloaded with the reasons, fixed and imported later.
      </Confirm>
      <Confirm
        open={asking === "undo"}
        onClose={() => setAsking(null)}
        title={`Undo the import of ${fileName}?`}
        confirmLabel="Undo import"
        danger
        pending={steps.saving}
        onConfirm={() => void steps.undo().then(() => setAsking(null))}
      >
        {undoWords[file.into ?? "itself"]}
      </Confirm>
    </>
  );
}
