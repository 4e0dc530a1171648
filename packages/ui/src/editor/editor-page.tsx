import { memo, useEffect, useRef, type ReactNode } from "react";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { PageTabs } from "../page/page-tabs.tsx";
import { narrow, useMedia } from "../theme/use-media.ts";
import css from "./editor-page.module.css";

/** The part of an editor that is in sight where there is no room for all three. */
export type EditorSide = "outline" | "edit" | "preview";

interface EditorPageProps {
  title: string;
  status?: ReactNode;
  /** One line below the title: what is not saved, which version is live. */
  line?: ReactNode;
  tools?: ReactNode;
  actions?: readonly PageAction[];
  /** What the list at the left is of: "Blocks of the session", and in short: "Blocks". */
  outlineLabel: string;
  outlineTab: string;
  outline: ReactNode;
  /** "As the learner sees it" */
  previewLabel: string;
  preview: ReactNode;
  side: EditorSide;
  onSide: (side: EditorSide) => void;
  /** Which part is edited. Another one begins at its top, and is brought into sight in the list. */
  current: string | null;
  children: ReactNode;
}

/** It stays as it is with each letter that is typed below it. */
const Header = memo(PageHeader);

/**
 * An editor: its parts at the left, the chosen one in the middle, what becomes of it at the right, each scrolling by
 * itself below a header that stays. Where there is no room for three, tabs choose; on a phone one is in sight.
 */
export function EditorPage(props: EditorPageProps) {
  const { title, status, line, tools, actions, outlineLabel, outlineTab, outline, previewLabel, preview } = props;
  const { side, onSide, current, children } = props;
  const isNarrow = useMedia(narrow);
  const page = useRef<HTMLElement>(null);
  const shown = isNarrow || side !== "outline" ? side : "edit";
  const tabs = [
    ...(isNarrow ? [{ value: "outline", label: outlineTab }] : []),
    { value: "edit", label: "Edit" },
    { value: "preview", label: "Preview" },
  ];

  useEffect(() => {
    if (current === null) return;
    page.current?.querySelector("#panel-edit")?.scrollTo({ top: 0 });
    page.current?.querySelector("#panel-outline [data-current]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  // There the page is what scrolls.
  useEffect(() => {
    if (isNarrow) page.current?.querySelector("[data-panes]")?.scrollIntoView({ block: "start" });
  }, [isNarrow, side, current]);

  return (
    <article className={css.page} ref={page}>
      <Header title={title} status={status} facts={line} tools={tools} actions={actions} />
      <div className={css.switch}>
        <PageTabs
          label="Parts of the editor"
          tabs={tabs}
          value={shown}
          onChange={(value) => onSide(value as EditorSide)}
        />
      </div>
      <div className={css.panes} data-panes={shown}>
        <nav aria-label={outlineLabel} id="panel-outline" data-part="outline">
          {outline}
        </nav>
        <section id="panel-edit" data-part="edit" aria-label={`Edit ${title}`}>
          {children}
        </section>
        <section className={css.preview} id="panel-preview" data-part="preview" aria-label={previewLabel}>
          <h2>{previewLabel}</h2>
          {preview}
        </section>
      </div>
    </article>
  );
}
