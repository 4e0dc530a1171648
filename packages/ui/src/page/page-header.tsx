import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, color } from "../theme/color.ts";
import { Avatar } from "../value/avatar.tsx";
import { ActionButton } from "./action-button.tsx";
import { MoreMenu } from "./more-menu.tsx";
import type { PageAction } from "./page-action.ts";

const Header = styled.header({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 12,
  padding: "20px 28px 0",
  [below.phone]: { padding: "16px 16px 0" },
});

const Heading = styled.div({
  flex: "1 1 260px",
  minWidth: 0,
  "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 12, rowGap: 2 },
  "& p": { marginTop: 2, color: color.textSecondary, overflowWrap: "anywhere" },
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "center",
  [below.phone]: { gap: 8, "&[data-only-main]": { display: "none" }, "& > .MuiButton-contained": { display: "none" } },
});

/** The main action of a phone's screen, within reach of the thumb. */
const BottomBar = styled.div({
  display: "none",
  [below.phone]: {
    display: "block",
    position: "fixed",
    insetInline: 0,
    bottom: 0,
    zIndex: 1050,
    padding: "20px 16px 16px",
    background: `linear-gradient(transparent, ${color.sheet} 24px)`,
    "& > *": { width: "100%", height: 48 },
  },
});

/** Room for the bottom bar at the end of a phone's page. */
const BottomRoom = styled.div({
  display: "none",
  [below.phone]: { display: "block", order: 99, height: 84, flexShrink: 0 },
});

const atMost = 3;

interface PageHeaderProps {
  title: ReactNode;
  /** A person's name: draws the avatar. */
  avatarOf?: string | undefined;
  avatarSrc?: string | null | undefined;
  /** A StatusChip beside the title. */
  status?: ReactNode;
  /** One line of facts; the alarming one in `<strong>`. */
  facts?: ReactNode;
  /** The first three are buttons, the rest are behind "more". */
  actions?: readonly PageAction[] | undefined;
  /** Own controls instead of actions, e.g. a form's Save. */
  children?: ReactNode;
}

/** Title, facts and actions: the one heading of a page. */
export function PageHeader({ title, avatarOf, avatarSrc, status, facts, actions = [], children }: PageHeaderProps) {
  const main = actions.find((action) => action.main);
  const others = actions.filter((action) => action !== main);
  const shown = others.slice(0, main ? atMost - 1 : atMost);
  return (
    <>
      <Header>
        {avatarOf ? <Avatar name={avatarOf} src={avatarSrc} size={48} /> : null}
        <Heading>
          <div>
            <h1>{title}</h1>
            {status}
          </div>
          {facts ? <p>{facts}</p> : null}
        </Heading>
        {actions.length > 0 || children ? (
          <Actions data-only-main={!children && others.length === 0 ? "" : undefined}>
            {shown.map((action) => (
              <ActionButton key={action.label} {...action} />
            ))}
            {main ? <ActionButton {...main} /> : null}
            <MoreMenu actions={others.slice(shown.length)} />
            {children}
          </Actions>
        ) : null}
      </Header>
      {main ? (
        <>
          <BottomBar>
            <ActionButton {...main} size="large" />
          </BottomBar>
          <BottomRoom />
        </>
      ) : null}
    </>
  );
}
