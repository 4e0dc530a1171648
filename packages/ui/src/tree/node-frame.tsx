import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ActionButton } from "../page/action-button.tsx";
import { MoreMenu } from "../page/more-menu.tsx";
import type { PageAction } from "../page/page-action.ts";
import { below, color } from "../theme/color.ts";

const Frame = styled.article({ padding: "20px 28px 40px", [below.tablet]: { padding: "8px 16px 28px" } });

const Head = styled.header({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 12,
  "& > div": { flex: "1 1 240px", minWidth: 0 },
  "& > div > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 12px" },
  "& p": { color: color.textSecondary },
  "& > span": { display: "flex", gap: 12 },
});

const Tabs = styled.div({
  margin: "12px -28px 20px",
  padding: "0 28px",
  borderBottom: `1px solid ${color.line}`,
  [below.tablet]: { margin: "12px -16px 16px", padding: "0 16px" },
});

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  "&[data-aside]": { gridTemplateColumns: "minmax(0, 1fr) 216px" },
  "& > aside": { display: "grid", gap: 16, alignContent: "start" },
  "@media (max-width: 1199.95px)": { "&[data-aside]": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

interface NodeFrameProps {
  /** The name; a taught one in `<Taught size="heading">`. */
  title: ReactNode;
  /** Meaning, after the name. */
  second?: ReactNode;
  facts?: ReactNode;
  actions?: readonly PageAction[];
  tabs?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

const shown = 2;

/** The chosen part of a tree: name, facts, tabs, content. */
export function NodeFrame({ title, second, facts, actions = [], tabs, aside, children }: NodeFrameProps) {
  return (
    <Frame>
      <Head>
        <div>
          <div>
            <h2>{title}</h2>
            {second ? <p>{second}</p> : null}
          </div>
          {facts ? <p>{facts}</p> : null}
        </div>
        <span>
          {actions.slice(0, shown).map((action) => (
            <ActionButton key={action.label} {...action} size="small" />
          ))}
          <MoreMenu actions={actions.slice(shown)} size="small" />
        </span>
      </Head>
      <Tabs style={tabs ? {} : { marginTop: 16 }}>{tabs}</Tabs>
      <Columns data-aside={aside ? "" : undefined}>
        <div>{children}</div>
        {aside ? <aside>{aside}</aside> : null}
      </Columns>
    </Frame>
  );
}
