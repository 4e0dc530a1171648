import type { ReactNode } from "react";
import { PartialBanner, type PartialBannerProps } from "../feedback/partial-banner.tsx";
import { ArrowLeft } from "../icons.ts";
import { TextLink } from "../link/link.tsx";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import css from "./tree-page.module.css";

interface TreePageProps {
  title: ReactNode;
  status?: ReactNode;
  facts?: ReactNode;
  actions?: readonly PageAction[];
  partial?: PartialBannerProps | undefined;
  /** A Tree, or a state in its place. */
  tree: ReactNode;
  /** Accessible name of the landmark: "Parts". */
  treeLabel: string;
  /** The selected part; without one, what to do. */
  node: ReactNode;
  /** Whether a part is selected; on phones it replaces the tree. */
  chosen: boolean;
  /** Back to the tree on phones. */
  backHref: string;
  backLabel?: string;
}

/** Tree left, selected part right; one at a time on narrow screens. */
export function TreePage(props: TreePageProps) {
  const {
    title,
    status,
    facts,
    actions,
    partial,
    tree,
    treeLabel,
    node,
    chosen,
    backHref,
    backLabel = "All parts",
  } = props;
  return (
    <div className={css.page}>
      <PageHeader title={title} status={status} facts={facts} actions={actions} />
      {partial ? (
        <div className={css.partial}>
          <PartialBanner {...partial} />
        </div>
      ) : null}
      <div className={css.split} data-chosen={chosen ? "" : undefined}>
        <nav aria-label={treeLabel}>{tree}</nav>
        <section>
          {chosen ? (
            <p className={css.back}>
              <TextLink href={backHref}>
                <ArrowLeft size={16} strokeWidth={2} aria-hidden />
                {backLabel}
              </TextLink>
            </p>
          ) : null}
          {node}
        </section>
      </div>
    </div>
  );
}
