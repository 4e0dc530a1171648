import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { Calm } from "../../conflicts/conflict-list.public.tsx";
import type { LessonRequestRecordFragment, TutorMatchItemFragment } from "../request.generated.ts";
import { firstTimes, type LessonTimes } from "./first-proposal.ts";
import type { ProposalValues } from "./proposal.fields.ts";

interface TimesOfTutorProps {
  request: LessonRequestRecordFragment;
  matches: readonly TutorMatchItemFragment[];
}

const spelled = ({ slots, startOn }: LessonTimes) => JSON.stringify([startOn, slots]);

/** Keeps the times to those at which the chosen tutor is free until somebody types others, and says where they are not those asked for. */
export function TimesOfTutor({ request, matches }: TimesOfTutorProps) {
  const { values, setValues } = useFormikContext<ProposalValues>();
  const match = matches.find(({ tutor }) => tutor?.id === values.tutorId) ?? null;
  const times = firstTimes(request, match, values.anchorTimeZone);
  const offered = useRef(times);
  useEffect(() => {
    if (spelled(times) === spelled(offered.current)) return;
    const isUntouched = spelled(values) === spelled(offered.current);
    offered.current = times;
    if (isUntouched) void setValues({ ...values, ...times });
  }, [times, values, setValues]);
  if (!match?.tutor || match.isFree) return null;
  if (match.nearestSlots.length > 0)
    return <Calm>{`${match.tutor.name} is not free at the times asked for. These are their nearest free times.`}</Calm>;
  return <Calm>{`${match.tutor.name} has no free time near the times asked for.`}</Calm>;
}
