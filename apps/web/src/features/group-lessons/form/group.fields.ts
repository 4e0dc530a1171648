import type { ResourceInput } from "@app/domain/curriculum/resource.ts";
import { ageGroups, learnerLevels } from "@app/domain/people/people-enums.ts";
import { currencies } from "@app/domain/enums.ts";
import { priceBases } from "@app/domain/group-lessons/group-enums.ts";
import { groupLessonRules } from "@app/domain/group-lessons/group-lesson.ts";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import { parseAmount } from "@app/domain/money.ts";
import type { AgeGroup, LearnerLevel, PriceBasis } from "@app/schema/types.generated.ts";
import {
  day,
  enumField,
  number,
  reference,
  references,
  text,
  upload,
  yesNo,
} from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import {
  resourcesRead,
  resourcesSent,
  type ResourceValues,
} from "../../curriculum/part-form/resource-values.public.ts";
import { ageOptions, basisOptions, levelOptions } from "../group-labels.ts";
import type { GroupLessonRecordFragment } from "../group.generated.ts";

type Record = GroupLessonRecordFragment;
type Prices = { [Currency in (typeof currencies)[number]]: string };

const noPrices: Prices = { USD: "", NGN: "", GBP: "" };
/** The currencies in which something was typed. */
const typed = (prices: Prices) => currencies.filter((currency) => prices[currency].trim() !== "");

/** What it costs, as people type it, in each currency; none where it is not offered in it. */
const prices = {
  label: "Prices",
  empty: noPrices,
  readFrom: ({ prices: stored }: Record): Prices => ({
    ...noPrices,
    ...Object.fromEntries(stored.map(({ currency, amount }) => [currency, (amount / 100).toFixed(2)])),
  }),
  parsed: (values: Prices) =>
    typed(values).flatMap((currency) => {
      const read = parseAmount(values[currency], currency);
      return read.ok ? [{ currency, amount: read.amount }] : [];
    }),
  refusal(values: Prices) {
    if (typed(values).length === 0) return groupMessages.noPrice;
    for (const currency of typed(values)) {
      const read = parseAmount(values[currency], currency);
      if (!read.ok) return read.message;
    }
    return null;
  },
  show: (values: Prices) =>
    typed(values)
      .map((currency) => `${values[currency]} ${currency}`)
      .join(", "),
  showStored: (stored: unknown) =>
    Array.isArray(stored)
      ? (stored as { currency: string; amount: number }[])
          .map(({ currency, amount }) => `${(amount / 100).toFixed(2)} ${currency}`)
          .join(", ")
      : "",
};

const titles = (resources: readonly { title: string }[]) => resources.map(({ title }) => title).join(", ");

/** What there is to read, listen to or watch besides. */
const resources = {
  label: "Resources",
  empty: [] as readonly ResourceValues[],
  readFrom: ({ resources: stored }: Record) => resourcesRead(stored),
  sent: (parsed: ResourceInput[]) => resourcesSent(parsed),
  show: titles,
  showStored: (stored: unknown) => (Array.isArray(stored) ? titles(stored as { title: string }[]) : ""),
};

const cover = upload("Cover image", "coverImage");

/** The form of learning pods and immersions as a table of its fields. */
export const groupForm = formOf<Record>()(groupLessonRules, {
  title: text("Title"),
  subject: text("Subject"),
  level: { ...enumField<LearnerLevel>()("Level", learnerLevels), show: labelOf(levelOptions) },
  ageGroup: { ...enumField<AgeGroup>()("Age group", ageGroups), show: labelOf(ageOptions) },
  description: text("Description"),
  theme: text("Theme"),
  culturalHost: text("Host"),
  programme: text("Programme"),
  tutorIds: references("Tutors", "tutors"),
  capacityMin: { ...number("Minimum learners"), empty: 2 as number | string | null },
  capacityMax: { ...number("Maximum learners"), empty: 6 as number | string | null },
  waitlist: yesNo("Keep a waiting list", true),
  regionId: reference("Region", "region"),
  durationMinutes: { ...number("Length"), empty: 60 as number | string | null },
  anchorTimeZone: text("Time zone", "Europe/London"),
  enrolmentOpensOn: day("Enrolment opens"),
  enrolmentClosesOn: day("Enrolment closes"),
  meetingUrl: text("Meeting link"),
  coverImage: { ...cover, showStored: (id: unknown) => (typeof id === "string" ? "A picture" : "None") },
  coverAlt: text("What the cover shows"),
  curriculumId: reference("Curriculum", "curriculum"),
  resources,
  prices,
  priceBasis: { ...enumField<PriceBasis>()("Price is for", priceBases, "per-instance"), show: labelOf(basisOptions) },
});
export type GroupValues = ReturnType<typeof groupForm.recordOf>["values"];
