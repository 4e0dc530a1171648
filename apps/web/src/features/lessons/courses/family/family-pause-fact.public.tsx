import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { TextLink } from "@app/ui/link/link.tsx";
import type { Fact } from "@app/ui/value/fact-row.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { withParams } from "../../../../shared/page/search-params.ts";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { FamilyPauseDocument } from "./family-courses.generated.ts";
import { daysOf, isOn } from "./family-courses.ts";

/** When a family is away, with the ways to change it; no fact for a family that is not. */
export function useFamilyPause(customerId: string): readonly Fact[] {
  const can = useCan();
  const [params] = useSearchParams();
  const { data } = useQuery(FamilyPauseDocument, can("lessons:read") ? { variables: { customerId } } : skipToken);
  const paused = (data?.confirmedLessons?.items ?? []).filter(({ pod }) => pod === null);
  if (paused.length === 0) return [];
  const days = daysOf(paused);
  const others = paused.filter((course) => !isOn(course, days)).length;
  return [
    {
      label: paused.some(({ status }) => status === "PAUSED") ? "Lessons paused" : "Pause planned",
      value: (
        <>
          <Day value={days.from} /> to <Day value={days.until} />
          {others > 0 ? ", others on other days" : ""}
        </>
      ),
      second: can("lessons:act") ? (
        <>
          <TextLink href={withParams(params, { changePause: customerId })}>Change</TextLink>
          {" · "}
          <TextLink href={withParams(params, { resumeLessons: customerId })}>End earlier</TextLink>
        </>
      ) : null,
    },
  ];
}
