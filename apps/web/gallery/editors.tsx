import { Formik } from "formik";
import { useState } from "react";
import { EditorPage, type EditorSide } from "@app/ui/editor/editor-page.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { recordActions } from "./actions.tsx";
import { PageSample, Samples } from "./sample.tsx";

const blocks = ["Greeting", "Question", "Song"];

export function Editors() {
  const [side, setSide] = useState<EditorSide>("edit");
  return (
    <Samples>
      <PageSample title="Parts, the chosen one, and what becomes of it" height={560}>
        <EditorPage
          title="Counting by twenties"
          status={<StatusChip status="draft" />}
          line="Version 3 is live"
          actions={[{ label: "Publish", main: true, onSelect: () => undefined }, ...recordActions]}
          outlineLabel="Blocks"
          outlineTab="Blocks"
          side={side}
          onSide={setSide}
          current={null}
          outline={blocks.map((block) => (
            <p key={block}>
              <TextLink href={`#${block}`}>{block}</TextLink>
            </p>
          ))}
          previewLabel="As the learner sees it"
          preview={
            <Taught lang="yo" size="learner">
              Ogún, ogójì, ọgọ́ta
            </Taught>
          }
        >
          <Formik initialValues={{ question: "Ogún", note: "" }} onSubmit={() => undefined}>
            <div style={{ display: "grid", gap: 16 }}>
              <TextField name="question" label="Question" lang="yo" />
              <TextArea name="note" label="Note to the tutor" optional />
            </div>
          </Formik>
        </EditorPage>
      </PageSample>
    </Samples>
  );
}
