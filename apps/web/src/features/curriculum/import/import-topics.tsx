import { useRef } from "react";
import { importColumns, importKilobytesMax, importRowsMax } from "@app/domain/curriculum/import.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { countOf } from "../../../shared/text/format.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { download } from "./file-text.ts";
import { ImportLines } from "./import-lines.tsx";
import type { CheckedFragment } from "./import.generated.ts";
import { useImport } from "./use-import.ts";
import css from "./import-topics.module.css";

/** Topics from a file: choose it, see line by line what it would do, then do it in one piece. */
export function ImportTopics({ view, onClose }: { view: TreeView; onClose: () => void }) {
  const { curriculum, shape } = view;
  const { step, error, busy, choose, run, template, again, undo } = useImport(curriculum.id);
  const input = useRef<HTMLInputElement>(null);
  const pick = (
    <Button main pending={busy} onClick={() => input.current?.click()}>
      Choose file
    </Button>
  );
  const buttons = {
    choose: (
      <>
        <Button onClick={() => void template(curriculum.shape)}>Download template</Button>
        {pick}
      </>
    ),
    shown: (
      <>
        <Button onClick={again}>Choose another file</Button>
        {step.name === "shown" && step.check.create > 0 ? (
          <Button main pending={busy} onClick={() => void run()}>
            Import {countOf(step.check.create, "topic")}
          </Button>
        ) : null}
      </>
    ),
    done: (
      <>
        {step.name === "done" && step.imported.parts > 0 ? (
          <Button onClick={() => void undo(step.imported).then((undone) => undone && onClose())}>Undo import</Button>
        ) : null}
        <Button main onClick={onClose}>
          Close
        </Button>
      </>
    ),
  };

  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title={`Import topics into ${curriculum.name}`}
      error={error}
      buttons={buttons[step.name]}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        aria-label="File of topics"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          target.value = "";
        }}
      />
      {step.name === "choose" ? (
        <div className={css.words}>
          <p>
            A CSV file with the columns <strong>{importColumns(shape).join(", ")}</strong>. Missing parts above a topic
            are added. Put several outcomes in one cell, separated by |.
          </p>
          <p>
            At most {countOf(importRowsMax, "line")} and {importKilobytesMax} kB, in UTF-8. Nothing is saved until you
            have seen what each line does.
          </p>
        </div>
      ) : null}
      {step.name === "shown" ? (
        <div className={css.words}>
          <Counts check={step.check} />
          <ImportLines rows={step.check.rows} />
        </div>
      ) : null}
      {step.name === "done" ? (
        <div className={css.words}>
          <p>
            <strong>{countOf(step.imported.parts, "part")}</strong> added from {step.imported.fileName};{" "}
            {countOf(step.imported.unchanged, "topic")} unchanged, {countOf(step.imported.leftOut, "line")} left out.
          </p>
          <Problems check={step.check} />
        </div>
      ) : null}
    </DialogFrame>
  );
}

/** "12 topics to add, with 2 parts above them · 3 unchanged · 1 problem". */
function Counts({ check }: { check: CheckedFragment }) {
  const { create, parts, unchanged, problems } = check;
  const above = parts - create;
  return (
    <>
      <p role="status">
        <strong>{countOf(create, "topic")}</strong> to add{above > 0 ? `, with ${countOf(above, "part")} above` : ""} ·{" "}
        {unchanged} unchanged · {countOf(problems, "problem")}
      </p>
      <Problems check={check} />
    </>
  );
}

function Problems({ check: { problems, problemFile } }: { check: CheckedFragment }) {
  if (problemFile === null) return null;
  return (
    <p>
      {problems === 1 ? "The line with a problem is" : "The lines with problems are"} left out.{" "}
      <Button size="small" onClick={() => download("topics-with-problems.csv", problemFile)}>
        Download {problems === 1 ? "it" : "them"} with the reasons
      </Button>
    </p>
  );
}
