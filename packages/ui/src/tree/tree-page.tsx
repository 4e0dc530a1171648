import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { PartialBanner, type PartialBannerProps } from "../feedback/partial-banner.tsx";
import { ArrowLeft } from "../icons.ts";
import { TextLink } from "../link/link.tsx";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { above, below, color } from "../theme/color.ts";

const Page = styled.div({
  display: "flex",
  flexDirection: "column",
  minHeight: "100%",
  [above.tablet]: { height: "100%" },
});

const Split = styled.div({
  flex: 1,
  minHeight: 0,
  display: "grid",
  gridTemplateColumns: "412px minmax(0, 1fr)",
  marginTop: 18,
  borderTop: `1px solid ${color.line}`,
  "& > *": { minHeight: 0 },
  "& > nav": { padding: "12px 16px 12px 20px", borderRight: `1px solid ${color.line}` },
  "& > section": { overflowY: "auto" },
  "@media (max-width: 1099.95px)": { gridTemplateColumns: "320px minmax(0, 1fr)" },
  [below.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "&[data-chosen] > nav, &:not([data-chosen]) > section": { display: "none" },
    "& > nav": { border: 0 },
  },
});

/** Between heading and parts, as far from one as from the other. */
const Partial = styled.div({ marginTop: 18, "& + *": { marginTop: 0 } });

const Back = styled.p({
  display: "none",
  padding: "12px 16px 0",
  "& a": { display: "inline-flex", alignItems: "center", gap: 6, minHeight: 40 },
  [below.tablet]: { display: "block" },
});

interface TreePageProps {
  title: ReactNode;
  status?: ReactNode;
  facts?: ReactNode;
  actions?: readonly PageAction[];
  partial?: PartialBannerProps | undefined;
  /** A Tree, or a state in its place. */
  tree: ReactNode;
  /** What the tree is, as a landmark: "Parts". */
  treeLabel: string;
  /** The chosen part; without one, what to do. */
  node: ReactNode;
  /** A part is chosen: on phones it takes the tree's place. */
  chosen: boolean;
  /** Back to the tree on phones. */
  backHref: string;
  backLabel?: string;
}

/** Tree left, chosen part right; one after the other on narrow screens. */
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
    <Page>
      <PageHeader title={title} status={status} facts={facts} actions={actions} />
      {partial ? (
        <Partial>
          <PartialBanner {...partial} />
        </Partial>
      ) : null}
      <Split data-chosen={chosen ? "" : undefined}>
        <nav aria-label={treeLabel}>{tree}</nav>
        <section>
          {chosen ? (
            <Back>
              <TextLink href={backHref}>
                <ArrowLeft size={16} strokeWidth={2} aria-hidden />
                {backLabel}
              </TextLink>
            </Back>
          ) : null}
          {node}
        </section>
      </Split>
    </Page>
  );
}
