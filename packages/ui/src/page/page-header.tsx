import type { ReactNode } from "react";
import { Avatar } from "../value/avatar.tsx";
import { ActionButton } from "./action-button.tsx";
import { MoreMenu } from "./more-menu.tsx";
import type { PageAction } from "./page-action.ts";
import { useOffer } from "../palette/offered-actions.ts";
import { phone, useMedia } from "../theme/use-media.ts";
import css from "./page-header.module.css";

const atMost = 3;

interface PageHeaderProps {
  title: ReactNode;
  /** A person's name; draws the avatar. */
  avatarOf?: string | undefined;
  avatarSrc?: string | null | undefined;
  /** A StatusChip beside the title. */
  status?: ReactNode;
  /** One line of facts; the alarming one in `<strong>`. */
  facts?: ReactNode;
  /** Small buttons before the actions, on every screen: undo and redo. */
  tools?: ReactNode;
  /** The first three are buttons, the rest are behind "more". */
  actions?: readonly PageAction[] | undefined;
  /** A custom main control instead of a main action, such as a form's Save. */
  mainControl?: ReactNode;
}

/** Title, facts and actions: the page's only heading. On phones the main action is a bar at the bottom. */
export function PageHeader({
  title,
  avatarOf,
  avatarSrc,
  status,
  facts,
  tools,
  actions = [],
  mainControl,
}: PageHeaderProps) {
  const isPhone = useMedia(phone);
  useOffer(typeof title === "string" ? title : null, actions);
  const main = actions.find((action) => action.main);
  // Dangerous actions are never one press away, nor where a pointer comes to rest.
  const harmless = actions.filter((action) => action !== main && !action.danger);
  const others = [...harmless, ...actions.filter((action) => action !== main && action.danger)];
  const hasMain = Boolean(main ?? mainControl);
  const shown = isPhone ? [] : harmless.slice(0, hasMain ? atMost - 1 : atMost);
  const control = mainControl ?? (main ? <ActionButton {...main} {...(isPhone && { size: "large" })} /> : null);
  return (
    <>
      <header className={css.header}>
        {avatarOf ? <Avatar name={avatarOf} src={avatarSrc} size={48} /> : null}
        <div className={css.heading}>
          <div>
            <h1>{title}</h1>
            {status}
          </div>
          {facts ? <p>{facts}</p> : null}
        </div>
        <div className={css.actions}>
          {tools}
          {shown.map((action) => (
            <ActionButton key={action.label} {...action} />
          ))}
          {isPhone ? null : control}
          <MoreMenu actions={others.slice(shown.length)} />
        </div>
      </header>
      {isPhone && control ? (
        <>
          <div className={css.bottomBar} data-main-action="">
            {control}
          </div>
          <div className={css.bottomRoom} />
        </>
      ) : null}
    </>
  );
}
