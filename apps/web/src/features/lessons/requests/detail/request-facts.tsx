import type { ReactNode } from "react";
import { Card } from "@app/ui/detail/card.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { tutorPath } from "../../../../shared/links/record-paths.ts";
import { PreferredTimes } from "../preferred-times.tsx";
import { genderOptions, levelOptions } from "../request-labels.ts";
import type { LessonRequestRecordFragment } from "../request.generated.ts";
import css from "./request-facts.module.css";

const level = labelOf(levelOptions);
const gender = labelOf(genderOptions);

/** What was asked for, beside whoever could give it. */
export function RequestFacts({ request }: { request: LessonRequestRecordFragment }) {
  const { goals, preferredTimes, preferredTutors, tutorGender, dialect, startOn, durationMinutes, lessonsPerWeek } =
    request;
  const wishes: readonly (readonly [string, ReactNode])[] = [
    ["Lessons", `${lessonsPerWeek} × ${durationMinutes} min a week`],
    ["Level", request.level ? level(request.level) : "Not known"],
    ["Preferred times", <PreferredTimes key="times" times={preferredTimes} />],
    ...(startOn ? [["Not before", <Day key="start" value={startOn} />] as const] : []),
    ...(dialect ? [["Dialect", dialect] as const] : []),
    ...(tutorGender ? [["Tutor’s gender", gender(tutorGender)] as const] : []),
    ...((preferredTutors ?? []).length > 0
      ? [
          [
            "Asked for",
            <span key="tutors" className={css.names}>
              {(preferredTutors ?? []).map(({ id, name }) => (
                <TextLink key={id} href={tutorPath(id)}>
                  {name}
                </TextLink>
              ))}
            </span>,
          ] as const,
        ]
      : []),
  ];
  return (
    <Card title="What they want">
      <dl className={css.facts}>
        {wishes.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {goals ? <p className={css.goals}>{goals}</p> : null}
    </Card>
  );
}
