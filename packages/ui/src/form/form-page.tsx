import styled from "@emotion/styled";
import type { FormikValues } from "formik";
import type { ReactNode } from "react";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { below, color } from "../theme/color.ts";
import { DraftOffer } from "./form-draft.tsx";
import { FormError, FormFrame, type FormProps } from "./form-frame.tsx";
import { SaveButton } from "./save-button.tsx";
import { SavedNote } from "./saved-note.tsx";

const Page = styled.div({ display: "flex", flexDirection: "column", minHeight: "100%" });

const Columns = styled.div({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "minmax(0, 1fr)",
  marginTop: 18,
  borderTop: `1px solid ${color.line}`,
  "&[data-aside]": { gridTemplateColumns: "minmax(0, 620px) minmax(0, 1fr)" },
  "& > aside": { padding: "16px 28px 28px", backgroundColor: color.sunken, borderLeft: `1px solid ${color.line}` },
  "@media (max-width: 1099.95px)": {
    "&[data-aside]": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > aside": { border: 0 },
  },
});

const Column = styled.div({
  display: "grid",
  alignContent: "start",
  gap: 20,
  width: "100%",
  maxWidth: 620,
  padding: "16px 28px 40px",
  [below.phone]: { padding: "16px 16px 28px" },
});

export interface FormPageProps<Values extends FormikValues> extends FormProps<Values> {
  title: string;
  status?: ReactNode;
  /** Below the title while nothing is changed. */
  facts?: ReactNode;
  /** "Create region", "Save changes". */
  saveLabel: string;
  /** Where Cancel goes: an address or a callback. */
  cancel?: Pick<PageAction, "href" | "onSelect">;
  /** Further buttons before Cancel and Save. */
  actions?: readonly PageAction[];
  /** Preview or explanation on the sunken tone. */
  aside?: ReactNode;
  /** FormSections, or fields. */
  children: ReactNode;
}

/** A form as a page: the header says what is not saved and holds Save. */
export function FormPage<Values extends FormikValues>(props: FormPageProps<Values>) {
  const { title, status, facts, saveLabel, cancel, actions = [], aside, children, ...form } = props;
  return (
    <FormFrame<Values> {...form} ownOffer>
      <Page>
        <PageHeader
          title={title}
          status={status}
          facts={<SavedNote otherwise={facts} />}
          actions={cancel ? [...actions, { label: "Cancel", ...cancel }] : actions}
          mainControl={<SaveButton label={saveLabel} />}
        />
        <Columns data-aside={aside ? "" : undefined}>
          <Column>
            <DraftOffer />
            <FormError />
            {children}
          </Column>
          {aside ? <aside>{aside}</aside> : null}
        </Columns>
      </Page>
    </FormFrame>
  );
}
