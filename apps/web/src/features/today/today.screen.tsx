import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { RecordDialogs } from "../../shared/records/record-dialogs.tsx";
import { useViewer } from "../../shared/session/session-context.ts";
import { bookedDialogs } from "../lessons/booked/booked-dialogs.public.ts";
import { useRegionChoices } from "../regions/region-choices.public.ts";
import { TodayLessonsDocument, TodayOutcomesDocument } from "./today.generated.ts";
import { TodayLessons } from "./today-lessons.tsx";
import { useTodayScope, type TodayScope } from "./today-scope.ts";
import css from "./today.module.css";
import { Waiting } from "./waiting.tsx";

const whose = [
  { value: "everyone", label: "Everyone’s work" },
  { value: "mine", label: "My work" },
];

function Choices({ scope }: { scope: TodayScope }) {
  const navigate = useNavigate();
  const { regions = [] } = useRegionChoices();
  const set = (changes: Readonly<Record<string, string | null>>) => void navigate(scope.to(changes), { replace: true });
  const choices = [{ value: "", label: "All regions" }, ...regions.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <div className={css.choices}>
      <MenuSelect
        label="Region"
        value={scope.regionId ?? ""}
        options={choices}
        onChange={(id) => set({ regionId: id || null })}
        boxed
      />
      <MenuSelect
        label="Whose"
        value={scope.isMine ? "mine" : "everyone"}
        options={whose}
        onChange={(value) => set({ whose: value === "mine" ? value : null })}
        boxed
      />
    </div>
  );
}

/** Asks anew for everything once a dialog closes: what was done in it may no longer wait. */
function useFreshAfterDialogs(): void {
  const client = useApolloClient();
  const [params] = useSearchParams();
  const isOpen = Object.keys(bookedDialogs).some((name) => params.has(name));
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      void client.refetchQueries({ include: [TodayLessonsDocument, TodayOutcomesDocument] });
    wasOpen.current = isOpen;
  }, [client, isOpen]);
}

/** What today asks for: the lessons of the day, and everything that waits for somebody. */
export function Component() {
  useFreshAfterDialogs();
  const scope = useTodayScope();
  const { timeZone } = useViewer();
  return (
    <>
      <DetailPage
        title="Today"
        line={
          <>
            <Day value={useNow().toISOString()} />, times in {placeName(timeZone)}
          </>
        }
        aside={<Waiting scope={scope} />}
      >
        <Choices scope={scope} />
        <TodayLessons scope={scope} />
      </DetailPage>
      <RecordDialogs dialogs={bookedDialogs} />
    </>
  );
}
