import { useFormikContext } from "formik";
import { useSearchParams } from "react-router-dom";
import { currencies } from "@app/domain/enums.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonFields } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { useViewer } from "../../../../shared/session/session-context.ts";
import { useTutorChoices } from "../../../tutors/tutor-choices.public.ts";
import { askerOf, zoneOf } from "../party.tsx";
import { LessonRequestProposeDocument } from "../request-mutations.generated.ts";
import { billingOptions } from "../request-labels.ts";
import {
  LessonRequestMatchesDocument,
  LessonRequestRecordDocument,
  type LessonRequestRecordFragment,
  type TutorMatchItemFragment,
} from "../request.generated.ts";
import { ConflictsPanel } from "./conflicts-panel.tsx";
import { firstProposal } from "./first-proposal.ts";
import { proposalForm, type ProposalValues } from "./proposal.fields.ts";
import { SlotsField } from "./slots-field.tsx";
import { TimesOfTutor } from "./times-of-tutor.tsx";

type Request = LessonRequestRecordFragment;
const { labels } = proposalForm;
const currencyOptions = currencies.map((value) => ({ value, label: value }));
const skeleton = [{}, {}, { wide: true }, {}, {}, {}, {}, { wide: true }];

/** Proposes lessons to a tutor: when, until when, at what price; what stands in the way is shown while it is typed. */
export function ProposeForm({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="request"
      query={LessonRequestRecordDocument}
      id={id}
      onClose={onClose}
      wide
      skeleton={<SkeletonFields fields={skeleton} />}
    >
      {(request) => <Propose request={request} onClose={onClose} />}
    </RecordDialog>
  );
}

/** A lesson that was chosen in the slot finder, as the address names it. */
function chosenTime(start: string | null) {
  if (start === null || Number.isNaN(Date.parse(start))) return null;
  return { firstSlots: [{ time: -1, start }], nearestSlots: [] };
}

function Propose({ request, onClose }: { request: Request; onClose: () => void }) {
  const [params] = useSearchParams();
  const { timeZone } = useViewer();
  const { data, loading } = useQuery(LessonRequestMatchesDocument, { variables: { id: request.id } });
  const { save } = useSave(LessonRequestProposeDocument, ({ saved }) => saved);
  const tutors = useTutorChoices();
  const matches = data?.lessonRequest?.matches ?? [];
  const usual = data?.lessonRequest?.usualPrice ?? null;
  const best = matches.flatMap(({ tutor }) => (tutor ? [{ value: tutor.id, label: tutor.name }] : []));
  const chosen = tutors.filter(({ value }) => value === params.get("tutor"));
  // Whoever was chosen elsewhere need not be among the best.
  const ranked = [...best, ...chosen.filter(({ value }) => best.every((one) => one.value !== value))];
  const nameOf = (tutorId: string) =>
    [...ranked, ...tutors].find(({ value }) => value === tutorId)?.label ?? "the tutor";

  const [favourite] = matches;
  const isOffered = favourite && (favourite.firstSlots.length > 0 || favourite.nearestSlots.length > 0);
  const tutorId = params.get("tutor") ?? (isOffered ? favourite.tutor?.id : undefined) ?? null;
  const zone = zoneOf(request) ?? timeZone;

  async function send(values: ProposalValues, form: FormErrorSetter) {
    const { id, version, name } = request;
    const { payload, stale } = await save({ id, version, input: proposalForm.inputOf(values) }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(`${name} is proposed to ${nameOf(values.tutorId)}.`);
    onClose();
  }

  // When tutors are free decides what the form begins with.
  if (loading && !data) return <SkeletonFields fields={skeleton} />;
  return (
    <FormDialog<ProposalValues>
      open
      wide
      onClose={onClose}
      title={`Propose lessons for ${askerOf(request)}`}
      saveLabel="Propose"
      isAction
      initialValues={firstProposal(
        request,
        tutorId,
        zone,
        chosenTime(params.get("at")) ?? matches.find(({ tutor }) => tutor?.id === tutorId) ?? null,
        usual,
      )}
      validate={proposalForm.check}
      onSubmit={send}
      outcome={<ConflictsPanel requestId={request.id} />}
    >
      <Fields
        request={request}
        matches={matches}
        tutors={best.length > 0 ? ranked : tutors}
        priceSource={usual?.source ?? "Nothing has been agreed yet to take it from."}
      />
      <MailPreview<ProposalValues>
        mutation={LessonRequestProposeDocument}
        variablesOf={(values) =>
          Object.keys(proposalForm.check(values)).length === 0
            ? { id: request.id, version: request.version, input: proposalForm.inputOf(values) }
            : null
        }
      />
    </FormDialog>
  );
}

interface FieldsProps {
  request: Request;
  matches: readonly TutorMatchItemFragment[];
  tutors: ReturnType<typeof useTutorChoices>;
  /** Where the price is from that the form begins with. */
  priceSource: string;
}

function Fields({ request, matches, tutors, priceSource }: FieldsProps) {
  const { values } = useFormikContext<ProposalValues>();
  const place = placeName(values.anchorTimeZone);
  return (
    <>
      <FormSection title="Lessons">
        <AutocompleteField
          name="tutorId"
          label={labels.tutorId}
          options={tutors}
          unknownLabel="The chosen tutor"
          placeholder="Start typing a name"
          help="The best match first"
        />
        <TimesOfTutor request={request} matches={matches} />
        <DateField name="startOn" label={labels.startOn} />
        <SlotsField label={`${labels.slots}, by the clock of ${place}`} last={values.slots.at(-1) ?? first} />
        <NumberField name="lessonCount" label={labels.lessonCount} optional help="Either this or a last day" />
        <DateField name="endOn" label={labels.endOn} optional />
      </FormSection>
      <FormSection title="Price">
        <TextField
          name="priceAmount"
          label={`${labels.priceAmount}, ${request.durationMinutes} min`}
          placeholder="25.00"
          help={priceSource}
        />
        <SelectField name="priceCurrency" label={labels.priceCurrency} options={currencyOptions} />
        <SelectField name="billing" label={labels.billing} options={billingOptions} wide />
        <TextArea name="note" label={labels.note} max={1000} optional wide />
      </FormSection>
    </>
  );
}

const first = { weekday: "1", start: "17:00" };
