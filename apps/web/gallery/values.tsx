import { Avatar } from "@app/ui/value/avatar.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { Due } from "@app/ui/value/due.tsx";
import { FactRow } from "@app/ui/value/fact-row.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { Marked } from "@app/ui/value/marked.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { Ago, Day, When } from "@app/ui/value/when.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Sample, Samples } from "./sample.tsx";

/** At least one status of each tone; the last is not known. */
const statuses = [
  "booked",
  "in-progress",
  "proposed",
  "awaiting-payment",
  "active",
  "paid",
  "overdue",
  "tutor-no-show",
  "on-hold",
  "part-refunded",
  "draft",
  "archived",
  "something-new",
];

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Cpath fill='%23408D77' d='M0 0h4v4H0z'/%3E%3C/svg%3E";
const instant = "2026-10-27T08:37:00Z";

export function Values() {
  return (
    <Samples>
      <Sample title="Statuses of every tone" wide>
        {statuses.map((status) => (
          <StatusChip key={status} status={status} />
        ))}
        <StatusChip status="sent" tone="trouble" word="Overdue" />
      </Sample>
      <Sample title="Avatars: a row, the shell, a page, with a picture">
        <Avatar name="Adaeze Obi" size={24} />
        <Avatar name="Adaeze Obi" />
        <Avatar name="Ọlá" size={48} />
        <Avatar name="Adaeze Obi" src={picture} size={48} />
      </Sample>
      <Sample title="Times: a day, with the clock, with the place, ago, another year" stacked>
        <Day value={instant} />
        <When value={instant} />
        <When value={instant} timeZone="Europe/London" place />
        <Ago value={instant} />
        <Day value="2024-02-29T12:00:00Z" />
      </Sample>
      <Sample title="The time somewhere else" stacked>
        <ZoneNow timeZone="Europe/London" />
      </Sample>
      <Sample title="Time that is left: much, little, none" stacked>
        <Due from="2026-10-27T00:00:00Z" value="2026-10-28T00:00:00Z" />
        <Due from="2026-10-27T00:00:00Z" value="2026-10-27T10:00:00Z" />
        <Due from="2026-10-27T00:00:00Z" value="2026-10-27T06:25:00Z" />
      </Sample>
      <Sample title="A day for work to be done: to come, past, past and done" stacked>
        <DueDay value="2026-10-28" />
        <DueDay value="2026-10-20" />
        <DueDay value="2026-10-20" isDone />
      </Sample>
      <Sample title="Money" stacked>
        <MoneyText currency="GBP" amount={2250} />
        <MoneyText currency="NGN" amount={1234567800} />
        <MoneyText currency="GBP" amount={-500} />
      </Sample>
      <Sample title="Two lines of a cell; the second may be absent" stacked>
        <Lines first="Adaeze Obi" second="adaeze@example.com" />
        <Lines first="Adaeze Obi" />
      </Sample>
      <Sample title="What a search found" stacked>
        <span>
          <Marked text="Ezinụlọ na ọrụ" search="oru" />
        </span>
        <span>
          <Marked text="Ezinụlọ na ọrụ" search="" />
        </span>
      </Sample>
      <Sample title="Taught words: a row, a table, a heading, to the learner" stacked>
        <Taught lang="ig">Nnọọ</Taught>
        <Taught lang="ig" size="table">
          Kedu ka ị mere
        </Taught>
        <Taught lang="yo" size="heading">
          Ẹ káàbọ̀
        </Taught>
        <Taught lang="yo" size="learner">
          Ẹ káàárọ̀
        </Taught>
      </Sample>
      <Sample title="The under-dot, with words for screen readers only">
        <UnderDot />
        <VisuallyHidden>Not saved yet</VisuallyHidden>
      </Sample>
      <Sample title="A link in text">
        <p>
          It counts in <TextLink href="#values">every region</TextLink>.
        </p>
      </Sample>
      <Sample title="Facts, two by two on narrow screens" wide stacked>
        <FactRow
          facts={[
            { label: "Lessons", value: "128", second: "12 this month" },
            { label: "Rate", value: <MoneyText currency="GBP" amount={2250} /> },
            { label: "Next lesson", value: <When value={instant} />, second: "with Bọ́láńlé Adéyẹmí" },
            { label: "Region", value: "United Kingdom of Great Britain and Northern Ireland" },
          ]}
        />
      </Sample>
    </Samples>
  );
}
