import { use, useCallback, useMemo, useState, type ReactNode } from "react";
import { PartialBanner, type PartialBannerProps } from "../feedback/partial-banner.tsx";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { HeaderForm } from "./header-form.ts";
import { PagePartial } from "./page-partial.ts";
import { FactRow, type Fact } from "../value/fact-row.tsx";
import css from "./detail-page.module.css";

export interface DetailPageProps {
  title: ReactNode;
  /** A person's name; draws the avatar before the title. */
  avatarOf?: string;
  avatarSrc?: string | null | undefined;
  status?: ReactNode;
  /** One line below the title. */
  line?: ReactNode;
  actions?: readonly PageAction[];
  /** At most five, with hairlines between. */
  facts?: readonly Fact[];
  /** A PageTabs. */
  tabs?: ReactNode;
  /** One data source is down, the rest is available; defaults to `PagePartial`. */
  partial?: PartialBannerProps | undefined;
  /** Side column of 356 px, such as Cards; below the main column on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The places in the header for a form shown on the page. */
function useHeaderForm() {
  const [shown, setShown] = useState(0);
  const [note, setNote] = useState<HTMLElement | null>(null);
  const [save, setSave] = useState<HTMLElement | null>(null);
  const enter = useCallback(() => {
    setShown((count) => count + 1);
    return () => setShown((count) => count - 1);
  }, []);
  const places = useMemo(() => ({ note, save, enter }), [note, save, enter]);
  return { isShown: shown > 0, places, setNote, setSave };
}

/** A record: title, facts, tabs, main column and side column. */
export function DetailPage(props: DetailPageProps) {
  const { title, avatarOf, avatarSrc, status, line, actions, facts = [], tabs, aside, children } = props;
  const around = use(PagePartial);
  const partial = props.partial ?? around;
  const { isShown, places, setNote, setSave } = useHeaderForm();
  return (
    <article className={css.page}>
      <PageHeader
        title={title}
        avatarOf={avatarOf}
        avatarSrc={avatarSrc}
        status={status}
        facts={
          isShown ? (
            <span className={css.line}>
              {line}
              <span ref={setNote} />
            </span>
          ) : (
            line
          )
        }
        actions={actions}
        mainControl={isShown ? <span className={css.saveSlot} ref={setSave} /> : undefined}
      />
      {facts.length > 0 ? (
        <div className={css.facts}>
          <FactRow facts={facts} />
        </div>
      ) : null}
      <div className={css.tabSlot}>{tabs}</div>
      {partial ? <PartialBanner {...partial} /> : null}
      <div className={css.columns} data-aside={aside ? "" : undefined}>
        <div>
          <HeaderForm value={places}>{children}</HeaderForm>
        </div>
        {aside ? <aside>{aside}</aside> : null}
      </div>
    </article>
  );
}
