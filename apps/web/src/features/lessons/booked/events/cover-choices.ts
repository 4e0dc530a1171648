import { dayText } from "@app/ui/value/when-text.ts";
import { reasonInWords } from "../../requests/detail/match-labels.ts";
import type { CoverTutorsQuery } from "./cover.generated.ts";

type Found = NonNullable<CoverTutorsQuery["coverTutors"]>[number]["tutors"][number];

interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface Asked {
  /** Who could give the lesson, the best first. */
  found: readonly Found[];
  /** Every tutor, with what they teach. */
  all: readonly Choice[];
  subject: string;
  /** Whose lesson it is, where somebody covers already. */
  usual?: { id: string; name: string } | null;
}

/** Why somebody fits, in a few words: "Free at the time asked for · Has taught them before: 4 lessons". */
function hintOf({ reasons }: Found, subject: string): string {
  const asked = { subject, level: null, dialect: null };
  return reasons
    .filter(({ reason }) => reason !== "SUBJECT_AND_LEVEL")
    .map((reason) => reasonInWords(reason, asked, (at) => dayText(at)))
    .join(" · ");
}

/** Whom to choose from: the usual tutor, those who fit in order, then everybody else who teaches the subject. */
export function coverChoices({ found, all, subject, usual = null }: Asked): Choice[] {
  const first = usual ? [{ value: usual.id, label: usual.name, hint: "The usual tutor" }] : [];
  const fitting = found.flatMap((one) =>
    one.tutor && one.tutor.id !== usual?.id
      ? [{ value: one.tutor.id, label: one.tutor.name, hint: hintOf(one, subject) }]
      : [],
  );
  const known = new Set([...first, ...fitting].map(({ value }) => value));
  return [...first, ...fitting, ...all.filter(({ value, hint }) => !known.has(value) && hint?.includes(subject))];
}
