import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import type { CoverTutorsQuery } from "../booked/events/cover.generated.ts";
import type { LessonToRearrangeFragment } from "./away.generated.ts";
import type { Decision } from "./decisions.ts";
import type { DeskValues } from "./desk-values.ts";

type Lesson = LessonToRearrangeFragment;
type Covers = NonNullable<CoverTutorsQuery["coverTutors"]>;

/** Everybody who teaches all of it, those first who are free for most of it. */
function tutorsForAll(lessons: readonly Lesson[], covers: Covers, all: readonly Option[]): Option[] {
  const free = new Map<string, number>();
  for (const { tutors } of covers)
    for (const { tutor, isFree } of tutors) if (tutor && isFree) free.set(tutor.id, (free.get(tutor.id) ?? 0) + 1);
  const away = new Set(lessons.map(({ tutor }) => tutor?.id));
  return all
    .filter(({ value, hint }) => !away.has(value) && lessons.every(({ subject }) => hint?.includes(subject)))
    .map(({ value, label }) => ({ value, label, hint: `Free for ${free.get(value) ?? 0} of ${lessons.length}` }))
    .toSorted((one, other) => (free.get(other.value) ?? 0) - (free.get(one.value) ?? 0));
}

/** What is said of all lessons at once: who gives them, and whether what is only unusual is done all the same. */
export function ForAll({
  lessons,
  covers,
  all,
}: {
  lessons: readonly Lesson[];
  covers: Covers;
  all: readonly Option[];
}) {
  const { values, setFieldValue } = useFormikContext<DeskValues>();
  const { decisions, despite } = values;
  const set = (changed: Partial<Decision>) => {
    const next = Object.entries(decisions).map(([id, decision]) => [id, { ...decision, ...changed }]);
    void setFieldValue("decisions", Object.fromEntries(next));
  };
  const before = useRef(despite);
  useEffect(() => {
    if (before.current === despite) return;
    before.current = despite;
    set({ despite });
  });
  return (
    <>
      <AutocompleteField
        name="allTo"
        label="Give all to"
        optional
        options={tutorsForAll(lessons, covers, all)}
        placeholder="Start typing a name"
        onChosen={([chosen]) => {
          if (chosen) set({ act: "cover", tutorId: chosen.value });
        }}
      />
      <SwitchField
        name="despite"
        label="Do all of it although something is unusual"
        help="Short notice, for example. Nobody is ever booked twice."
      />
    </>
  );
}

interface TakeInProps {
  lessons: readonly Lesson[];
  asking: boolean;
  firstOf: (lesson: Lesson) => Decision;
}

/** Lessons that come later get their first decision too, once it is known who could give them. */
export function TakeIn({ lessons, asking, firstOf }: TakeInProps) {
  const { values, setFieldValue } = useFormikContext<DeskValues>();
  useEffect(() => {
    const missing = asking ? [] : lessons.filter(({ id }) => !values.decisions[id]);
    if (missing.length === 0) return;
    const first = Object.fromEntries(missing.map((lesson) => [lesson.id, firstOf(lesson)]));
    void setFieldValue("decisions", { ...values.decisions, ...first });
  });
  return null;
}
