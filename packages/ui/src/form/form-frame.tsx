import { Form, Formik, useFormikContext, type FormikConfig, type FormikValues } from "formik";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { CircleAlert } from "../icons.ts";
import { ErrorLine } from "../feedback/error-line.tsx";
import { ChangeMarks } from "./change-mark.tsx";
import { firstMessage } from "./error-text.ts";
import { FormHead } from "./form-head.tsx";
import { DraftOffer, FormDraftFrame, type FormDraft } from "./form-draft.tsx";
import css from "./form-frame.module.css";

export interface FormProps<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  "initialValues" | "validate" | "onSubmit" | "enableReinitialize"
> {
  /** The app's guard listens: true while something is not saved. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** The record is there already: a field that differs from it carries the under-dot. */
  marksChanges?: boolean;
  /** What is asked about the form as a whole: which text stays, whether to leave. In a dialog it is asked inside of it. */
  questions?: ReactNode;
  /** Keeps what is typed and offers what an earlier visit left. */
  draft?: FormDraft<Values> | undefined;
}

/** Formik with what every form here does: warning before the tab closes, and drafts. Who draws it draws the questions. */
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
      // Leaving a field would check the whole form again and wipe out what the server has just refused.
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

/** The same around a form element of its own. */
export function FormFrame<Values extends FormikValues>({
  children,
  ownOffer = false,
  saveLabel,
  ...rest
}: FormProps<Values> & {
  children: ReactNode;
  /** The caller draws the offer of a draft in a place of its own. */
  ownOffer?: boolean;
  /** For a form on the page of a record: the page's header says what is not saved, and holds Save. */
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

/** After a refused submit the first field with an error takes the focus, whoever refused it. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const form = mark.current?.closest("form");
    (
      form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? form?.querySelector<HTMLElement>("[data-form-error]")
    )?.focus();
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

/** What was refused about the form as a whole: `errors.form`. */
export function FormError() {
  const { errors } = useFormikContext<{ form?: unknown }>();
  const text = firstMessage(errors.form);
  if (!text) return null;
  return (
    <ErrorLine role="alert" tabIndex={-1} data-form-error="">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      {text}
    </ErrorLine>
  );
}
