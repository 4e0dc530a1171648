import { Form, Formik, useFormikContext, type FormikConfig, type FormikValues } from "formik";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { CircleAlert } from "../icons.ts";
import { ErrorLine } from "../feedback/error-line.tsx";
import { ChangeMarks } from "./change-mark.tsx";
import { firstMessage } from "./error-text.ts";
import { FormHead } from "./form-head.tsx";
import { DraftOffer, FormDraftFrame, type FormDraft } from "./form-draft.tsx";
import { isToldConflict } from "./told-conflicts.ts";
import css from "./form-frame.module.css";

export interface FormProps<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  "initialValues" | "validate" | "onSubmit" | "enableReinitialize"
> {
  /** Called with true while something is unsaved, for the app's navigation guard. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Marks changed fields with the under-dot, for an existing record. */
  marksChanges?: boolean;
  /** Questions about the whole form: which text to keep, whether to leave. In a dialog they are asked inside it. */
  questions?: ReactNode;
  /** Stores input and offers an earlier draft. */
  draft?: FormDraft<Values> | undefined;
}

/** Formik with the common behaviour: a warning before the tab closes, and drafts. The renderer shows the questions. */
export function FormValues<Values extends FormikValues>({
  onDirtyChange,
  onSubmit,
  draft,
  marksChanges = false,
  questions: _,
  children,
  ...config
}: FormProps<Values> & { children: ReactNode }) {
  return (
    <Formik<Values>
      {...config}
      // Validating on blur would check the whole form again and erase the server's errors.
      validateOnBlur={false}
      onSubmit={async (values, form) => {
        await onSubmit(values, form);
      }}
    >
      <>
        <DirtyWatch onDirtyChange={onDirtyChange} />
        <ChangeMarks value={marksChanges}>
          <FormDraftFrame draft={draft}>{children}</FormDraftFrame>
        </ChangeMarks>
      </>
    </Formik>
  );
}

/** The same with its own form element. */
export function FormFrame<Values extends FormikValues>({
  children,
  ownOffer = false,
  saveLabel,
  ...rest
}: FormProps<Values> & {
  children: ReactNode;
  /** The caller renders the draft offer elsewhere. */
  ownOffer?: boolean;
  /** For a form on a record's page: unsaved state and Save are in the page's header. */
  saveLabel?: string;
}) {
  const id = useId();
  return (
    <FormValues<Values> {...rest}>
      <Form className={css.body} id={id} noValidate>
        <FocusFirstError />
        {ownOffer ? null : <DraftOffer />}
        {children}
      </Form>
      {saveLabel === undefined ? null : <FormHead formId={id} saveLabel={saveLabel} />}
      {rest.questions}
    </FormValues>
  );
}

/** What is said of no single field: of the form as a whole, or of several fields together. */
const saidElsewhere = "p[role=alert], p[data-error]";

/** Focuses the first invalid field after a refused submit, by client or server; where none is, what was said. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const form = mark.current?.closest("form");
    const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
    (find("[aria-invalid=true]") ?? find(saidElsewhere))?.focus();
  }, [submitCount, isSubmitting, errors]);
  return <span ref={mark} hidden />;
}

function DirtyWatch({ onDirtyChange }: { onDirtyChange: ((dirty: boolean) => void) | undefined }) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    onDirtyChange?.(dirty);
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange?.(false), [onDirtyChange]);
  return null;
}

const refusedBelow = "This was refused because of the conflict shown below.";

/**
 * The error of the form as a whole: `errors.form`, or one of a field that the form does not have, as the server may name its
 * own. What the form shows below as a conflict is not said again.
 */
export function FormError() {
  const form = useFormikContext<Record<string, unknown>>();
  const status: unknown = form.status;
  const { form: whole, ...fields } = form.errors;
  const elsewhere = Object.keys(fields).find((name) => !(name in form.values));
  const said = firstMessage(whole) ?? (elsewhere && firstMessage(fields[elsewhere]));
  const text = said && isToldConflict(status, said) ? refusedBelow : said;
  if (!text) return null;
  return (
    <ErrorLine role="alert">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      {text}
    </ErrorLine>
  );
}
