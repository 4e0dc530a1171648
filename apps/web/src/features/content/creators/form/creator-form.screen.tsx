import { useApolloClient } from "@apollo/client/react";
import { useNavigate, useParams } from "react-router-dom";
import { specialitiesMax } from "@app/domain/content/assignment.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { ListField } from "@app/ui/form/list-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { usePageTitle } from "../../../../shared/page/page-title.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { useUndo } from "../../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../../shared/records/use-record-save.ts";
import { useSave } from "../../../../shared/save/use-save.ts";
import { Found } from "../../forms/found.tsx";
import { creatorStatusOptions } from "../creator-labels.ts";
import { CreatorRecordDocument, type CreatorRowFragment } from "../creators.generated.ts";
import { creatorPath, creatorsPath } from "../creators.kind.ts";
import { creatorForm, type CreatorValues } from "./creator.fields.ts";
import {
  ContentCreatorCreateDocument,
  ContentCreatorUpdateDocument,
  WritersToAddDocument,
} from "./creator.generated.ts";

const languages = inSubjectOrder(subjectOptions).map((value) => ({ value, label: value }));

/** Makes a content creator of an account. */
export function CreatorNewScreen() {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { data, loading } = useQuery(WritersToAddDocument);
  const { save } = useSave(ContentCreatorCreateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: "content-creator",
    id: null,
    record: creatorForm.recordOf(null),
    labels: creatorForm.labels,
    send: (_version, _changed, values: CreatorValues, sink) => {
      const { userId, ...input } = creatorForm.inputOf(values);
      return save({ userId, input }, sink);
    },
    onSaved: ({ record }) => {
      if (!record) return;
      cache.evict({ id: "ROOT_QUERY", fieldName: "contentCreators" });
      toast.done(`${record.person?.name ?? "The content creator"} added.`);
      void navigate(creatorPath(record.id));
    },
  });
  const accounts = (data?.staffUsers?.items ?? []).map(({ id, name, email }) => ({
    value: id,
    label: name,
    hint: email,
  }));
  return (
    <FormPage<CreatorValues>
      title="Add content creator"
      saveLabel="Add content creator"
      cancel={{ href: creatorsPath }}
      {...form}
      validate={creatorForm.check}
    >
      <CreatorFields>
        <AutocompleteField
          name="userId"
          label={creatorForm.labels.userId}
          options={accounts}
          loading={loading}
          placeholder="Start typing a name"
          help="Their role is content creator or content manager."
          wide
        />
      </CreatorFields>
    </FormPage>
  );
}

/** The form of the content creator that the address names. */
export function CreatorEditScreen() {
  const variables = { id: useParams().content_creator_id ?? "" };
  const answer = useQuery(CreatorRecordDocument, { variables, fetchPolicy: "cache-and-network" });
  return (
    <Found what="content creator" {...answer}>
      {(creator) => <CreatorEdit key={creator.id} creator={creator} />}
    </Found>
  );
}

function CreatorEdit({ creator }: { creator: CreatorRowFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const name = creator.person?.name ?? "content creator";
  usePageTitle(`Edit ${name}`);
  const { form } = useRecordForm({
    name: "content-creator",
    id: creator.id,
    labels: creatorForm.labels,
    show: creatorForm.show,
    ...useRecordUpdate(creatorForm, ContentCreatorUpdateDocument, creator),
    onSaved: ({ record }) => {
      if (!record) return;
      offer({ kind: "CONTENT_CREATOR", id: record.id, version: record.version, name, text: `${name} saved.` });
      void navigate(creatorPath(record.id));
    },
  });
  return (
    <FormPage<CreatorValues>
      title={`Edit ${name}`}
      saveLabel="Save changes"
      cancel={{ href: creatorPath(creator.id) }}
      {...form}
      validate={creatorForm.check}
    >
      <CreatorFields />
    </FormPage>
  );
}

function CreatorFields({ children }: { children?: React.ReactNode }) {
  const { labels } = creatorForm;
  return (
    <FieldGrid>
      {children}
      <AutocompleteField name="languages" label={labels.languages} options={languages} multiple wide />
      <NumberField name="weeklyTarget" label={labels.weeklyTarget} optional />
      <SelectField
        name="status"
        label={labels.status}
        options={creatorStatusOptions}
        help="No lessons are assigned to anybody who is paused."
      />
      <ListField name="specialities" label={labels.specialities} itemName="speciality" newItem="" max={specialitiesMax}>
        {(path, position) => <TextField name={path} label={`Speciality ${position}`} quietLabel />}
      </ListField>
    </FieldGrid>
  );
}
