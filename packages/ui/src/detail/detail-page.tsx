import styled from "@emotion/styled";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { PartialBanner, type PartialBannerProps } from "../feedback/partial-banner.tsx";
import type { PageAction } from "../page/page-action.ts";
import { PageHeader } from "../page/page-header.tsx";
import { below, color } from "../theme/color.ts";
import { HeaderForm } from "./header-form.ts";
import { FactRow, type Fact } from "../value/fact-row.tsx";

const Page = styled.article({ display: "flex", flexDirection: "column", minHeight: "100%" });

const Facts = styled.div({ padding: "16px 28px 0", [below.phone]: { padding: "16px 16px 0" } });

const TabSlot = styled.div({
  padding: "0 28px",
  marginTop: 12,
  borderBottom: `1px solid ${color.line}`,
  "&:empty": { marginTop: 20 },
  [below.phone]: { padding: "0 16px" },
});

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  padding: "20px 28px 40px",
  "&[data-aside]": { gridTemplateColumns: "minmax(0, 1fr) 356px" },
  "@media (max-width: 1099.95px)": { "&[data-aside]": { gridTemplateColumns: "minmax(0, 1fr)" } },
  [below.phone]: { padding: "16px 16px 28px" },
  "& > aside": { display: "grid", gap: 12, alignContent: "start" },
});

export interface DetailPageProps {
  title: ReactNode;
  /** A person's name: draws the avatar before the title. */
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
  /** One source is down, the rest stands. */
  partial?: PartialBannerProps | undefined;
  /** Side column of 356, e.g. Cards; below the main column on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The places that the header keeps for the form that is shown on the page. */
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

const Line = styled.span({ display: "flex", flexWrap: "wrap", columnGap: 14 });
/** On phones it is the bottom bar's, whose height the button takes over. */
const SaveSlot = styled.span({
  display: "flex",
  "& > *": { flex: 1 },
  [below.phone]: { "&& > *": { height: "inherit" } },
});

/** One record: who or what, its facts, tabs, main column and side column. */
export function DetailPage(props: DetailPageProps) {
  const { title, avatarOf, avatarSrc, status, line, actions, facts = [], tabs, partial, aside, children } = props;
  const { isShown, places, setNote, setSave } = useHeaderForm();
  return (
    <Page>
      <PageHeader
        title={title}
        avatarOf={avatarOf}
        avatarSrc={avatarSrc}
        status={status}
        facts={
          isShown ? (
            <Line>
              {line}
              <span ref={setNote} />
            </Line>
          ) : (
            line
          )
        }
        actions={actions}
        mainControl={isShown ? <SaveSlot ref={setSave} /> : undefined}
      />
      {facts.length > 0 ? (
        <Facts>
          <FactRow facts={facts} />
        </Facts>
      ) : null}
      <TabSlot>{tabs}</TabSlot>
      {partial ? <PartialBanner {...partial} /> : null}
      <Columns data-aside={aside ? "" : undefined}>
        <div>
          <HeaderForm value={places}>{children}</HeaderForm>
        </div>
        {aside ? <aside>{aside}</aside> : null}
      </Columns>
    </Page>
  );
}
