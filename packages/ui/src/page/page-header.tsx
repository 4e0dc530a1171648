import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, color } from "../theme/color.ts";
import { Avatar } from "../value/avatar.tsx";
import { ActionButton } from "./action-button.tsx";
import { MoreMenu } from "./more-menu.tsx";
import type { PageAction } from "./page-action.ts";
import { phone, useMedia } from "../theme/use-media.ts";

const Header = styled.header({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 12,
  padding: "20px 28px 0",
  [below.phone]: { padding: "16px 16px 0" },
});

const Heading = styled.div({
  flex: "1 1 220px",
  minWidth: 0,
  "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 12, rowGap: 2 },
  "& p": { marginTop: 2, color: color.textSecondary, overflowWrap: "anywhere" },
});

const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" });

/** The main action of a phone's screen, within reach of the thumb. */
const BottomBar = styled.div({
  position: "fixed",
  insetInline: 0,
  bottom: "var(--notice-height, 0px)",
  zIndex: 1050,
  padding: "20px 16px 16px",
  background: `linear-gradient(transparent, ${color.sheet} 24px)`,
  "& > *": { width: "100%", height: 48 },
});

/** Room for the bottom bar at the end of a phone's page. */
const BottomRoom = styled.div({ order: 99, height: 84, flexShrink: 0 });

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
  /** A main control of one's own in place of a main action, e.g. a form's Save. */
  mainControl?: ReactNode;
}

/** Title, facts and actions: the one heading of a page. On phones the main action is a bar at the bottom. */
export function PageHeader({ title, avatarOf, avatarSrc, status, facts, actions = [], mainControl }: PageHeaderProps) {
  const isPhone = useMedia(phone);
  const main = actions.find((action) => action.main);
  // What is hard to take back is never one press away, nor where a pointer comes to rest.
  const harmless = actions.filter((action) => action !== main && !action.danger);
  const others = [...harmless, ...actions.filter((action) => action !== main && action.danger)];
  const hasMain = Boolean(main ?? mainControl);
  const shown = isPhone ? [] : harmless.slice(0, hasMain ? atMost - 1 : atMost);
  const control = mainControl ?? (main ? <ActionButton {...main} {...(isPhone && { size: "large" })} /> : null);
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
        <Actions>
          {shown.map((action) => (
            <ActionButton key={action.label} {...action} />
          ))}
          {isPhone ? null : control}
          <MoreMenu actions={others.slice(shown.length)} />
        </Actions>
      </Header>
      {isPhone && control ? (
        <>
          <BottomBar>{control}</BottomBar>
          <BottomRoom />
        </>
      ) : null}
    </>
  );
}
