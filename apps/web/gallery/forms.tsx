import { Formik, useFormikContext } from "formik";
import { useEffect, type ReactNode } from "react";
import { CompareFields } from "@app/ui/form/compare-fields.tsx";
import { ChangeMarks } from "@app/ui/form/change-mark.tsx";
import type { FormDraft } from "@app/ui/form/form-draft.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { FieldDialogs } from "./field-dialogs.tsx";
import { emptyValues, Fields, filledValues, type FieldState } from "./fields.tsx";
import { PageSample, Sample, Samples } from "./sample.tsx";
import css from "./forms.module.css";

const nothing = () => undefined;

/** All fields in one state: errors and all. */
function FieldsIn({ state, children }: { state: FieldState; children?: ReactNode }) {
  const isFilled = ["filled", "disabled", "changed"].includes(state);
  const names = Object.keys(emptyValues);
  const hasErrors = state === "refused";
  return (
    <Formik
      initialValues={isFilled ? filledValues : emptyValues}
      initialErrors={hasErrors ? Object.fromEntries(names.map((name) => [name, "Required: 1 to 40 letters."])) : {}}
      initialTouched={hasErrors ? Object.fromEntries(names.map((name) => [name, true])) : {}}
      onSubmit={nothing}
    >
      <form className={css.column} noValidate>
        <ChangeMarks value={state === "changed"}>
          {state === "changed" ? <Change /> : null}
          <Fields state={state} />
          {children}
        </ChangeMarks>
      </form>
    </Formik>
  );
}

/** Types into the form, so that it differs from what is saved. */
function Change() {
  const { setFieldValue } = useFormikContext();
  useEffect(() => {
    for (const [name, value] of [
      ["text", "Great Britain"],
      ["isOpen", false],
      ["day", "2026-12-01"],
      ["goals", ["Greet an elder"]],
    ])
      void setFieldValue(String(name), value);
  }, [setFieldValue]);
  return null;
}

const states: Record<FieldState, string> = {
  empty: "Empty, with help",
  filled: "Filled",
  refused: "With errors",
  disabled: "Disabled",
  optional: "Optional, with a corner",
  quiet: "Without drawn labels",
  changed: "Changed, not saved yet",
};

const draft: FormDraft<{ name: string; rate: number | null; note: string }> = {
  offered: { at: "2026-10-27T07:31:00Z", isBehind: false },
  keptAt: "2026-10-27T08:41:30Z",
  onRestore: () => ({ start: { name: "", rate: null, note: "" }, values: { name: "", rate: 20, note: "" } }),
  onDiscard: nothing,
  onKeep: nothing,
  onClean: nothing,
};

function TypeName() {
  const { setFieldValue } = useFormikContext();
  useEffect(() => void setFieldValue("name", "Great Britain"), [setFieldValue]);
  return null;
}

function Sections() {
  return (
    <>
      <TypeName />
      <FormSection title="Names" note="As customers read them">
        <TextField name="name" label="Name" />
        <NumberField name="rate" label="Tax rate" end="%" />
        <ToneBar />
      </FormSection>
      <FormSection title="Further" columns={1}>
        <TextArea name="note" label="Note" optional max={200} />
      </FormSection>
    </>
  );
}

const sides = [
  { side: "one", head: <b>Stays · C-000364</b>, name: "C-000364" },
  { side: "two", head: <b>Goes · C-000401</b>, name: "C-000401" },
] as const;

function Compared({ disabled = false }: { disabled?: boolean }) {
  return (
    <CompareFields<"one" | "two">
      sides={sides}
      fields={[
        { name: "first", label: "First name", values: { one: "Ngọzị", two: "Ngozi" }, chosen: "one" },
        { name: "email", label: "Email", values: { one: "–", two: "ngozi.nnadi@example.com" }, chosen: "two" },
      ]}
      onChoose={nothing}
      disabled={disabled}
    />
  );
}

const values = { name: "United Kingdom", rate: 20, note: "" };

export function Forms() {
  return (
    <>
      <Samples>
        {Object.entries(states).map(([state, title]) => (
          <Sample key={state} title={title} stacked>
            <FieldsIn state={state as FieldState} />
          </Sample>
        ))}
        <Sample title="Refused as a whole, with Save below" stacked>
          <Formik
            initialValues={values}
            initialErrors={{ form: "Somebody else saved it." } as object}
            onSubmit={nothing}
          >
            <FormError />
          </Formik>
          <FormFrame initialValues={values} onSubmit={nothing} saveLabel="Save changes">
            <TextField name="name" label="Name" />
          </FormFrame>
        </Sample>
        <Sample title="Two records compared, and compared where nothing can be chosen" stacked>
          <Compared />
          <Compared disabled />
        </Sample>
        <Sample title="In dialogs">
          <FieldDialogs />
        </Sample>
      </Samples>
      <br />
      <PageSample title="A form as a page: changed, with an earlier draft to take up, and words beside it" height={560}>
        <FormPage
          title="Edit United Kingdom"
          status={<StatusChip status="active" />}
          saveLabel="Save changes"
          cancel={{ href: "#cancel" }}
          initialValues={values}
          onSubmit={nothing}
          marksChanges
          draft={draft}
          aside={<p>What is saved here counts for every new customer.</p>}
        >
          <Sections />
        </FormPage>
      </PageSample>
    </>
  );
}
