import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { demoProjectCategories, demoProjectInput, demoProjectSteps } from "@app/domain/demo/projects.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { amount, day, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { DemoProjectCreateDocument } from "./projects.generated.ts";
import { projectPath, projectsPath } from "./projects-paths.ts";

interface Entered {
  version: number;
  category: string;
  name: string;
  budgetAmount: number;
  endsOn: string;
  description: string;
}

const projectForm = formOf<Entered>()(demoProjectInput, {
  category: text("Kind"),
  name: text("Name"),
  budgetAmount: amount("Budget", "budgetAmount"),
  endsOn: day("To be done by"),
  description: text("Description"),
});
const { labels } = projectForm;
type Values = Parameters<typeof projectForm.check>[0];
const last = demoProjectSteps.length - 1;

/** What is wrong with the fields up to a step; later ones are not asked for yet. */
function checkUpTo(step: number, values: Values) {
  const asked: readonly string[] = demoProjectSteps.slice(0, step + 1).flat();
  return Object.fromEntries(Object.entries(projectForm.check(values)).filter(([field]) => asked.includes(field)));
}

/** Adds a project to the demo, in three steps. */
export function ProjectCreateScreen() {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [step, setStep] = useState(0);
  const { save } = useSave(DemoProjectCreateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: "demo-project",
    id: null,
    labels,
    record: projectForm.recordOf(null),
    send: (_version, _changed, values: Values, sink) => save({ input: projectForm.inputOf(values) }, sink),
    onSaved: ({ project }) => {
      for (const fieldName of ["demoProjects", "demoProjectStatistics"]) cache.evict({ id: "ROOT_QUERY", fieldName });
      toast.done(`${project?.name ?? "The project"} added.`);
      void navigate(project ? projectPath(project.id) : projectsPath);
    },
  });
  return (
    <FormPage
      title="Add project"
      saveLabel={step < last ? "Continue" : "Add project"}
      cancel={{ href: projectsPath }}
      actions={step > 0 ? [{ label: "Back", onSelect: () => setStep(step - 1) }] : []}
      {...form}
      validate={(values) => checkUpTo(step, values)}
      onSubmit={(values, sink) => (step < last ? setStep(step + 1) : form.onSubmit(values, sink))}
    >
      <h2>
        Step {step + 1} of {last + 1}: {["what comes of it?", "how large is it?", "what is it about?"][step]}
      </h2>
      <FieldGrid>
        {step === 0 ? (
          <SelectField
            name="category"
            label={labels.category}
            options={demoProjectCategories.map((value) => ({ value, label: value }))}
            emptyLabel="Choose"
          />
        ) : null}
        {step === 1 ? (
          <>
            <TextField name="name" label={labels.name} autoFocus />
            <MoneyField name="budgetAmount" label={labels.budgetAmount} currency="GBP" />
            <DateField name="endsOn" label={labels.endsOn} />
          </>
        ) : null}
        {step === 2 ? <TextArea name="description" label={labels.description} rows={5} max={2000} wide /> : null}
      </FieldGrid>
    </FormPage>
  );
}
