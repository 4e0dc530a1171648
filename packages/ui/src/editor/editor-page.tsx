import { memo, useState, type ReactNode } from "react";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { PageTabs } from "../page/page-tabs.tsx";
import css from "./editor-page.module.css";

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

/** It stays as it is with each letter that is typed below it. */
const Header = memo(PageHeader);

/** An editor: its parts at the left, the chosen one in the middle, what becomes of it at the right. */
export function EditorPage(props: EditorPageProps) {
  const { title, status, line, actions, outlineLabel, outline, previewLabel, preview, children } = props;
  const [side, setSide] = useState<string>("edit");
  return (
    <article className={css.page}>
      <Header title={title} status={status} facts={line} actions={actions} />
      <div className={css.switch}>
        <PageTabs label="Edit or preview" tabs={sides} value={side} onChange={setSide} />
      </div>
      <div className={css.panes}>
        <nav aria-label={outlineLabel}>{outline}</nav>
        <div className={css.side} data-away={side === "preview" ? "" : undefined}>
          <section id="panel-edit" aria-label={`Edit ${title}`}>
            {children}
          </section>
        </div>
        <div className={css.side} data-away={side === "edit" ? "" : undefined}>
          <section className={css.preview} id="panel-preview" aria-label={previewLabel}>
            <h2>{previewLabel}</h2>
            {preview}
          </section>
        </div>
      </div>
    </article>
  );
}
