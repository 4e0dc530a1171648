import type { FormikValues } from "formik";
import type { ReactNode } from "react";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { AnotherButton, type Another } from "./another-button.tsx";
import { DraftOffer } from "./form-draft.tsx";
import { FormError, FormFrame, type FormProps } from "./form-frame.tsx";
import { SaveButton } from "./save-button.tsx";
import { SavedNote } from "./saved-note.tsx";
import css from "./form-page.module.css";

export interface FormPageProps<Values extends FormikValues> extends FormProps<Values> {
  title: string;
  status?: ReactNode;
  /** Below the title while nothing is changed. */
  facts?: ReactNode;
  /** "Create region", "Save changes". */
  saveLabel: string;
  /** It can be saved as it came, even if nothing has changed. */
  always?: boolean;
  /** Where Cancel leads: an address or a callback. */
  cancel?: Pick<PageAction, "href" | "onSelect">;
  /** Further buttons before Cancel and Save. */
  actions?: readonly PageAction[];
  /** A second button that saves and starts another record. */
  another?: Another | undefined;
  /** Preview or explanation on the sunken tone. */
  aside?: ReactNode;
  /** FormSections, or fields. */
  children: ReactNode;
}

/** A form as a page, with the unsaved state and Save in the header. */
export function FormPage<Values extends FormikValues>(props: FormPageProps<Values>) {
  const { title, status, facts, saveLabel, always, cancel, actions = [], another, aside, children, ...form } = props;
  return (
    <FormFrame<Values> {...form} ownOffer>
      <div className={css.page}>
        <PageHeader
          title={title}
          status={status}
          facts={<SavedNote otherwise={facts} />}
          actions={cancel ? [...actions, { label: "Cancel", ...cancel }] : actions}
          tools={another ? <AnotherButton {...another} /> : undefined}
          mainControl={<SaveButton label={saveLabel} always={always} />}
        />
        <div className={css.columns} data-aside={aside ? "" : undefined}>
          <div className={css.column}>
            <DraftOffer />
            <FormError />
            {children}
          </div>
          {aside ? <aside>{aside}</aside> : null}
        </div>
      </div>
    </FormFrame>
  );
}
