import { Formik } from "formik";
import { useState } from "react";
import { EditorPage, type EditorSide } from "@app/ui/editor/editor-page.tsx";
import { PartOutline, PartRow, WholeRow } from "@app/ui/editor/part-outline.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { PhoneFrame } from "@app/ui/value/phone-frame.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { recordActions } from "./actions.tsx";
import { PageSample, Samples } from "./sample.tsx";

const blocks = [
  { id: "Greeting", name: "Greeting", fault: undefined, comments: 2 },
  { id: "Question", name: "Question", fault: "Add an answer.", comments: 0 },
  { id: "Song", name: "Song", fault: undefined, comments: 0 },
];

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
          current="Question"
          outline={
            <PartOutline
              title="Blocks"
              count={3}
              max={50}
              before={<WholeRow name="About the session" line="Yoruba" isActive={false} />}
            >
              <OrderedList label="Blocks" items={blocks} current="Question" onMove={() => undefined}>
                {({ name, fault, comments }, position) => (
                  <PartRow
                    position={position}
                    name={name}
                    line="Text"
                    fault={fault}
                    comments={comments}
                    isActive={name === "Question"}
                    isUnsaved={name === "Song"}
                  />
                )}
              </OrderedList>
            </PartOutline>
          }
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
      <PageSample title="What the app shows on a phone" height={440}>
        <PhoneFrame theme="light">Ẹ káàárọ̀</PhoneFrame>
      </PageSample>
      <PageSample title="What fills a phone" height={640}>
        <PhoneFrame bare>Ụtụtụ ọma</PhoneFrame>
      </PageSample>
    </Samples>
  );
}
