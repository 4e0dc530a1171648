import { resourceKinds } from "@app/domain/curriculum/curriculum-enums.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import { newResource } from "./resource-values.public.ts";

const kinds = resourceKinds.map((kind) => ({ value: kind, label: sentenceCase(kind) }));

/** What there is to read, listen to, watch or open: each with its title, its kind and where it is. */
export function ResourcesField({ label, max }: { label: string; max: number }) {
  return (
    <ListField name="resources" label={label} itemName="resource" newItem={newResource} max={max} optional>
      {(path, position) => <ResourceFields path={path} position={position} />}
    </ListField>
  );
}

function ResourceFields({ path, position }: { path: string; position: number }) {
  return (
    <FieldGrid>
      <TextField name={`${path}.title`} label={`Title of resource ${position}`} placeholder="Title" quietLabel />
      <SelectField name={`${path}.kind`} label={`Kind of resource ${position}`} options={kinds} quietLabel />
      <TextField
        name={`${path}.url`}
        label={`Web address of resource ${position}`}
        type="url"
        placeholder="https://"
        quietLabel
        wide
      />
    </FieldGrid>
  );
}
