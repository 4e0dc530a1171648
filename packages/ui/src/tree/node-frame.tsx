import type { ReactNode } from "react";
import { ActionButton } from "../page/action-button.tsx";
import { MoreMenu } from "../page/more-menu.tsx";
import type { PageAction } from "../page/page-action.ts";
import css from "./node-frame.module.css";

interface NodeFrameProps {
  /** The name; Igbo or Yoruba in `<Taught size="heading">`. */
  title: ReactNode;
  /** The meaning, after the name. */
  second?: ReactNode;
  facts?: ReactNode;
  actions?: readonly PageAction[];
  tabs?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

const shown = 2;

/** The selected part of a tree: name, facts, tabs, content. */
export function NodeFrame({ title, second, facts, actions = [], tabs, aside, children }: NodeFrameProps) {
  return (
    <article className={css.frame}>
      <header className={css.head}>
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
      </header>
      <div className={css.tabs} style={tabs ? {} : { marginTop: 16 }}>
        {tabs}
      </div>
      <div className={css.columns} data-aside={aside ? "" : undefined}>
        <div>{children}</div>
        {aside ? <aside>{aside}</aside> : null}
      </div>
    </article>
  );
}
