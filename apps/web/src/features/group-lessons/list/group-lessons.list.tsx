import { Fragment } from "react";
import { TextLink } from "@app/ui/link/link.tsx";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { When } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { countOf } from "../../../shared/text/format.ts";
import { tutorPath } from "../../../shared/links/record-paths.ts";
import { ageWords } from "../../customers/learner-labels.public.ts";
import { useGroupRowActions } from "../group-actions.ts";
import { GroupStatus } from "../group-status.tsx";
import { groupStatusOptions, levelOptions, levelWord, subjects } from "../group-labels.ts";
import { ImmersionsListDocument, LearningPodsListDocument, type GroupLessonRowFragment } from "../group.generated.ts";

type Row = GroupLessonRowFragment;

function RowActions({ lesson }: { lesson: Row }) {
  return <MoreMenu actions={useGroupRowActions(lesson)} label={`Actions for ${lesson.name}`} size="small" />;
}

/** What is posted for its places, in each currency. */
const Revenue = ({ sums }: { sums: NonNullable<Row["revenue"]> }) =>
  sums.length === 0
    ? "–"
    : sums.map(({ currency, amount }) => (
        <div key={currency}>
          <MoneyText currency={currency} amount={amount} />
        </div>
      ));

const title: ListColumn<Row> = {
  id: "title",
  header: "Title",
  sort: "TITLE",
  minWidth: 180,
  card: "title",
  cell: ({ name, theme }) => <Lines first={name} second={theme} />,
};
const rest: readonly ListColumn<Row>[] = [
  {
    id: "subject",
    header: "Subject",
    minWidth: 140,
    maxWidth: 190,
    card: "line",
    cell: ({ subject, level, ageGroup }) => (
      <Lines first={subject} second={`${levelWord(level)} · ${ageWords(ageGroup)}`} />
    ),
  },
  {
    id: "tutor",
    header: "Tutor",
    minWidth: 130,
    maxWidth: 180,
    cell: ({ tutors }) =>
      tutors?.length
        ? tutors.map(({ id, name }, at) => (
            <Fragment key={id}>
              {at > 0 ? ", " : null}
              <TextLink href={tutorPath(id)}>{name}</TextLink>
            </Fragment>
          ))
        : "–",
  },
  {
    id: "next",
    header: "Next date",
    minWidth: 150,
    maxWidth: 180,
    card: "lead",
    cell: ({ next }) => (next ? <When value={next.start} /> : "No date"),
  },
  {
    id: "enrolled",
    header: "Enrolled",
    minWidth: 96,
    maxWidth: 120,
    align: "right",
    cell: ({ next, capacityMin }) =>
      next ? (
        <Lines
          first={`${next.enrolled} of ${next.capacityMax}`}
          second={next.enrolled < capacityMin ? `needs ${capacityMin}` : null}
        />
      ) : (
        "–"
      ),
  },
  {
    id: "waiting",
    header: "Waiting list",
    minWidth: 96,
    maxWidth: 110,
    align: "right",
    whenNarrow: "hide",
    cell: ({ next }) => next?.waitlisted ?? "–",
  },
  {
    id: "revenue",
    header: "Revenue",
    minWidth: 110,
    maxWidth: 140,
    align: "right",
    whenNarrow: "hide",
    cell: ({ revenue }) => <Revenue sums={revenue ?? []} />,
  },
  {
    id: "status",
    header: "Status",
    minWidth: 120,
    maxWidth: 140,
    card: "status",
    cell: (lesson) => (
      <Lines
        first={<GroupStatus lesson={lesson} />}
        second={lesson.disputed > 0 ? countOf(lesson.disputed, "dispute") : null}
      />
    ),
  },
];
const host: ListColumn<Row> = {
  id: "host",
  header: "Host",
  minWidth: 130,
  maxWidth: 180,
  whenNarrow: "hide",
  cell: ({ culturalHost }) => culturalHost ?? "–",
};
const actions = actionsColumn<Row>((lesson) => <RowActions lesson={lesson} />);

const rules = {
  sorts: ["TITLE", "CREATED"] as const,
  sort: "CREATED_DESC" as const,
  filters: {
    status: {
      ...oneOf("Status", groupStatusOptions),
      unset: "all but the archived",
    },
    subject: anyOf("Subject", subjects, (one): string => one),
    level: oneOf("Level", levelOptions),
    tutorId: anyId("Tutor"),
    hasPlaces: yesOrNo("Places", "Has free places", "No free places"),
    disputed: yesOrNo("Disputes", "With a dispute", "Without a dispute"),
    belowMinimum: yesOrNo("Minimum", "Below the minimum", "Enough learners"),
  },
};

export const podsList = listOf(LearningPodsListDocument, {
  ...rules,
  facets: "learningPod",
  columns: [title, ...rest, actions],
});
export const immersionsList = listOf(ImmersionsListDocument, {
  ...rules,
  facets: "immersion",
  columns: [title, host, ...rest, actions],
});
