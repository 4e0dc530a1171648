import { memo, useEffect, useRef, type ReactNode } from "react";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { PageTabs } from "../page/page-tabs.tsx";
import { narrow, useMedia } from "../theme/use-media.ts";
import css from "./editor-page.module.css";

/** The part of an editor that is visible if there is no room for all three. */
export type EditorSide = "outline" | "edit" | "preview";

interface EditorPageProps {
  title: string;
  status?: ReactNode;
  /** One line below the title: unsaved changes, the live version. */
  line?: ReactNode;
  tools?: ReactNode;
  actions?: readonly PageAction[];
  /** A control in place of a main action: a form's Save. */
  mainControl?: ReactNode;
  /** Accessible name of the list on the left: "Blocks of the session"; in short: "Blocks". */
  outlineLabel: string;
  outlineTab: string;
  outline: ReactNode;
  /** "As the learner sees it" */
  previewLabel: string;
  preview: ReactNode;
  side: EditorSide;
  onSide: (side: EditorSide) => void;
  /** The edited part. A new one starts at its top and is scrolled into view in the list. */
  current: string | null;
  children: ReactNode;
}

/** Memoised, so that typing below does not render it again. */
const Header = memo(PageHeader);

/**
 * An editor: parts on the left, the selected one in the middle, a preview on the right, each scrolling separately below
 * a fixed header. With less room, tabs switch between them; phones show one.
 */
export function EditorPage(props: EditorPageProps) {
  const { title, status, line, tools, actions, outlineLabel, outlineTab, outline, previewLabel, preview } = props;
  const { mainControl, side, onSide, current, children } = props;
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
  // On phones the page itself scrolls.
  useEffect(() => {
    if (isNarrow) page.current?.querySelector("[data-panes]")?.scrollIntoView({ block: "start" });
  }, [isNarrow, side, current]);

  return (
    <article className={css.page} ref={page}>
      <Header title={title} status={status} facts={line} tools={tools} actions={actions} mainControl={mainControl} />
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
