import { use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { HeaderForm, noHeaderForm } from "@app/ui/detail/header-form.ts";
import { KeptTab } from "./kept-tab.ts";

interface KeptTabs {
  /** Whether a tab has unsaved changes, for the under-dot of PageTabs. */
  isUnsaved: (tab: string) => boolean;
  /** Renders the current tab, and hidden ones with unsaved changes. */
  panes: (draw: (tab: string) => ReactNode) => ReactNode;
}

/** Keeps tabs with unsaved changes mounted while another tab is shown. */
export function useKeptTabs(current: string): KeptTabs {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((tab: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(tab) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(tab);
      else after.delete(tab);
      return after;
    });
  }, []);
  const shown = [...new Set([...unsaved, current])].toSorted();
  return {
    isUnsaved: (tab) => unsaved.has(tab),
    panes: (draw) =>
      shown.map((tab) => (
        <Pane key={tab} tab={tab} isCurrent={tab === current} tell={tell}>
          {draw(tab)}
        </Pane>
      )),
  };
}

interface PaneProps {
  tab: string;
  isCurrent: boolean;
  tell: (tab: string, isUnsaved: boolean) => void;
  children: ReactNode;
}

function Pane({ tab, isCurrent, tell, children }: PaneProps) {
  const header = use(HeaderForm);
  const forms = useRef(new Set<symbol>());
  const place = useMemo(
    () => ({
      tell(form: symbol, isUnsaved: boolean) {
        if (isUnsaved) forms.current.add(form);
        else forms.current.delete(form);
        tell(tab, forms.current.size > 0);
      },
    }),
    [tab, tell],
  );
  // Always the same elements around it, so that it is not mounted anew when another tab is shown.
  return (
    <div hidden={!isCurrent}>
      <HeaderForm value={isCurrent ? header : noHeaderForm}>
        <KeptTab value={place}>{children}</KeptTab>
      </HeaderForm>
    </div>
  );
}
