import styled from "@emotion/styled";
import { useState, type ReactNode } from "react";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { PageTabs } from "../page/page-tabs.tsx";
import { below, color } from "../theme/color.ts";

/** From here on all three panes stand side by side. */
const wide = "@media (min-width: 1280px)";
const narrow = "@media (max-width: 1279.95px)";

const Page = styled.article({ display: "flex", flexDirection: "column", minHeight: "100%" });

const Panes = styled.div({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "240px minmax(0, 1fr)",
  marginTop: 18,
  borderTop: `1px solid ${color.line}`,
  "& section": { padding: "20px 24px 40px", minWidth: 0 },
  "& > nav": { padding: "20px 12px 24px 28px", borderRight: `1px solid ${color.line}` },
  [wide]: { gridTemplateColumns: "252px minmax(0, 1fr) 356px" },
  [below.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridAutoRows: "max-content",
    "& > nav": { padding: "12px 16px", borderRight: 0, borderBottom: `1px solid ${color.line}` },
    "& section": { padding: "16px 16px 28px" },
  },
});

const Preview = styled.section({
  [wide]: { borderLeft: `1px solid ${color.line}`, backgroundColor: color.sunken },
  "& > h2": { marginBottom: 12, fontSize: "1rem" },
});

/** Which of the two is in sight where there is no room for both; both stay drawn, so that nothing typed is lost. */
const Switch = styled.div({
  padding: "0 28px",
  marginTop: 12,
  [narrow]: { "& + *": { marginTop: 0 } },
  [below.phone]: { padding: "0 16px" },
  [wide]: { display: "none" },
});
const Side = styled.div({ display: "contents", [narrow]: { "&[data-away] > *": { display: "none" } } });

interface EditorPageProps {
  title: string;
  status?: ReactNode;
  /** One line below the title: what is not saved, which version is live. */
  line?: ReactNode;
  actions?: readonly PageAction[];
  /** What the list at the left is of: "Blocks". */
  outlineLabel: string;
  outline: ReactNode;
  /** "As the learner sees it" */
  previewLabel: string;
  preview: ReactNode;
  children: ReactNode;
}

const sides = [
  { value: "edit", label: "Edit" },
  { value: "preview", label: "Preview" },
] as const;

/** An editor: its parts at the left, the chosen one in the middle, what becomes of it at the right. */
export function EditorPage(props: EditorPageProps) {
  const { title, status, line, actions, outlineLabel, outline, previewLabel, preview, children } = props;
  const [side, setSide] = useState<string>("edit");
  return (
    <Page>
      <PageHeader title={title} status={status} facts={line} actions={actions} />
      <Switch>
        <PageTabs label="Edit or preview" tabs={sides} value={side} onChange={setSide} />
      </Switch>
      <Panes>
        <nav aria-label={outlineLabel}>{outline}</nav>
        <Side data-away={side === "preview" ? "" : undefined}>
          <section id="panel-edit" aria-label={`Edit ${title}`}>
            {children}
          </section>
        </Side>
        <Side data-away={side === "edit" ? "" : undefined}>
          <Preview id="panel-preview" aria-label={previewLabel}>
            <h2>{previewLabel}</h2>
            {preview}
          </Preview>
        </Side>
      </Panes>
    </Page>
  );
}
