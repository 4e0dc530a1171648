import type { ReactNode } from "react";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Values } from "./values.tsx";
import css from "./editor-page.module.css";

interface EditorPageProps {
  title: string;
  /** What has been written, as the editor holds it. */
  written: object;
  children: ReactNode;
}

/** An editor, with what is written in it beside it. */
export const EditorPage = ({ title, written, children }: EditorPageProps) => (
  <DetailPage title={title} line="Kept on this device only." aside={<Values title="As JSON" of={written} />}>
    <div className={css.editor}>{children}</div>
  </DetailPage>
);
