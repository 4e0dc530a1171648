import { documentKinds, payoutMethods, timeOffReasons, type TutorStatus } from "@app/domain/tutors/tutor-enums.ts";
import type { WeeklyHours } from "@app/domain/tutors/availability.ts";
import { taughtSubjects, tutorUpdateInput, type TaughtSubject } from "@app/domain/tutors/tutor.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { instantOf } from "@app/domain/time.ts";
import type { Seed } from "./random.ts";

const dialects: Partial<Record<Subject, readonly string[]>> = {
  Igbo: ["Central Igbo", "Ọnịcha", "Owerri", "Nsụka", "Ngwa", "Abịrịba"],
  Yoruba: ["Standard Yoruba", "Ọ̀yọ́", "Ìjẹ̀bú", "Èkìtì", "Ẹ̀gbá", "Oǹdó"],
};
const headlines: Partial<Record<Subject, readonly string[]>> = {
  Igbo: [
    "Igbo for families who want to speak it at home",
    "Patient Igbo lessons, from the first greeting",
    "Igbo through songs, stories and proverbs",
  ],
  Yoruba: [
    "Yoruba with the tones from the first day",
    "Yoruba for children of the diaspora",
    "Conversation first: Yoruba you can use tomorrow",
  ],
};
const abouts = [
  "I taught in a primary school for six years before I moved to lessons online. I plan each lesson around what the learner wants to say that week.",
  "I grew up between two languages, so I know what it is to understand everything and answer in English. We speak from the first minute.",
  "I like short lessons with much repetition. Children learn with pictures and games, grown-ups with the calls they will make to their families.",
];
const institutions = [
  "University of Nigeria, Nsukka",
  "University of Ìbàdàn",
  "Ọbafẹmi Awólọ́wọ̀ University",
  "SOAS, London",
];
const tagged = [[], ["Good with beginners"], [], ["Young children", "Songs and stories"], ["Exam preparation"], []];

/** By the id, so that nothing else of the demo business changes with them. */
const tagsOf = (id: string): string[] => tagged[Number.parseInt(id.slice(-4), 16) % tagged.length] ?? [];

const titles = ["BA Linguistics", "BEd Primary Education", "Diploma in Teaching", "BA English and Literature"];

/** A week's hours: evenings, mornings, weekends, or nothing said yet. */
function weekOf({ chance }: Seed): WeeklyHours[] {
  const kind = chance.weighted([
    ["evenings", 6],
    ["mornings", 3],
    ["weekends", 2],
    ["unset", 1],
  ] as const);
  if (kind === "unset") return [];
  const days = kind === "weekends" ? [6, 7] : [1, 2, 3, 4, 5].filter(() => chance.whole(1, 5) > 1);
  const start = kind === "mornings" ? chance.whole(7, 9) : kind === "evenings" ? chance.whole(15, 17) : 9;
  const length = kind === "weekends" ? 8 : chance.whole(3, 5);
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  const week = days.map((weekday) => ({ weekday, start: clock(start), end: clock(start + length) }));
  const saturday = kind === "evenings" && chance.whole(1, 2) === 1;
  return saturday ? [...week, { weekday: 6, start: "10:00", end: "14:30" }] : week;
}

/** What a tutor teaches, with levels, ages and dialects. */
export function taughtBy(
  { chance }: Seed,
  subjects: readonly { subject: Subject; nativeSpeaker: boolean }[],
): TaughtSubject[] {
  const levels = ["beginner", "elementary", "intermediate", "advanced"] as const;
  const ages = ["from-5", "from-9", "from-13", "adult"] as const;
  return taughtSubjects.parse(
    subjects.map(({ subject, nativeSpeaker }) => ({
      subject,
      nativeSpeaker,
      levels: levels.slice(0, nativeSpeaker ? chance.whole(2, 4) : 2),
      ageGroups: ages.slice(chance.whole(0, 2)),
      dialects: dialects[subject] ? [...new Set([chance.pick(dialects[subject]), chance.pick(dialects[subject])])] : [],
    })),
  );
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

/** What is known of a tutor besides their name: profile, hours, time off, documents, rates and account. */
export function tutorDetails(
  seed: Seed,
  tutor: {
    id: string;
    createdAt: Date;
    status: TutorStatus;
    currency: Currency;
    speaks: Subject;
    holder: string;
    timeZone: string;
  },
  verifierId: string | null,
) {
  const { chance } = seed;
  const { id, createdAt, status, currency, speaks } = tutor;
  const year = seed.now.getUTCFullYear();
  const { headline, bio, languages, qualifications, maxHoursPerWeek, minGapMinutes, minNoticeHours, hours } =
    tutorUpdateInput.parse({
      _id: id,
      version: 1,
      headline: chance.pick(headlines[speaks] ?? ["Clear lessons, at your own pace"]),
      bio: chance.pick(abouts),
      languages: [...new Set([speaks, "English"])],
      hours: weekOf(seed),
      qualifications: [
        { title: chance.pick(titles), institution: chance.pick(institutions), year: year - chance.whole(3, 20) },
      ],
      maxHoursPerWeek: chance.weighted([
        [null, 1],
        [12, 3],
        [20, 4],
        [30, 2],
      ]),
      minGapMinutes: chance.pick([5, 10, 10, 15]),
      minNoticeHours: chance.pick([12, 12, 24, 48]),
    });
  const left = status === "left";
  const leftAt = left ? seed.daysAgo(chance.whole(5, 25)) : null;
  const record = (at: Date) => seed.record(at);
  const rate = { USD: [1200, 2000], GBP: [1000, 1600], NGN: [300_000, 600_000] } as const;
  const [low, high] = rate[currency];
  const step = currency === "NGN" ? 50_000 : 50;
  const amount = low + step * chance.whole(0, (high - low) / step);
  const since = day(createdAt);
  const raised = seed.daysAgo(chance.whole(5, 60));
  const rates = [
    { ...record(createdAt), personId: id, currency, amount, effectiveFrom: since },
    ...(raised > createdAt && chance.whole(1, 3) === 1
      ? [{ ...record(raised), personId: id, currency, amount: amount + step * 2, effectiveFrom: day(raised) }]
      : []),
  ];
  const midnight = (at: Date) => instantOf({ date: day(at), time: "00:00", timeZone: tutor.timeZone });
  const starts = seed.daysAgo(-chance.whole(-60, 50));
  const timeOff =
    status === "on-leave"
      ? [{ from: seed.daysAgo(4), until: seed.daysAgo(-17) }]
      : chance.whole(1, 3) === 1
        ? [{ from: starts, until: new Date(starts.getTime() + chance.whole(1, 12) * 86_400_000) }]
        : [];
  const documents = documentKinds.flatMap((kind) => {
    if (kind !== "contract" && kind !== "background-check" && chance.whole(1, 3) > 1) return [];
    const issued = seed.daysAgo(chance.whole(60, 700));
    const isDated = kind === "background-check" || kind === "id";
    const expires = isDated ? new Date(issued.getTime() + chance.pick([365, 730, 730, 1095]) * 86_400_000) : null;
    return [
      {
        ...record(createdAt),
        personId: id,
        kind,
        issuedOn: day(issued),
        expiresOn: expires && day(expires),
        ...(verifierId === null || chance.whole(1, 5) === 1
          ? { verifiedById: null, verifiedAt: null }
          : { verifiedById: verifierId, verifiedAt: issued > createdAt ? issued : createdAt }),
      },
    ];
  });
  const ahead = day(seed.daysAgo(-chance.whole(3, 40)));
  const days = chance.pick([
    [],
    [],
    [{ date: ahead, kind: "unavailable" as const, start: null, end: null }],
    [{ date: ahead, kind: "available" as const, start: "20:00", end: "22:00" }],
  ]);
  const method = chance.weighted([
    [payoutMethods[1], 5],
    [payoutMethods[0], 3],
    [payoutMethods[2], 2],
  ]);
  const account = {
    ...record(createdAt),
    personId: id,
    method,
    currency,
    holder: tutor.holder,
    last4: String(chance.whole(1000, 9999)),
  };
  return {
    profile: {
      headline,
      bio,
      languages: languages ?? [],
      qualifications: qualifications ?? [],
      tags: tagsOf(id),
      maxHoursPerWeek,
      minGapMinutes,
      minNoticeHours,
      hours: hours ?? [],
      onboardedAt: createdAt,
      leftAt,
      leftReason: left ? "Found a full-time post" : null,
    },
    timeOff: timeOff.map(({ from, until }) => ({
      ...record(createdAt),
      tutorId: id,
      startsAt: midnight(from),
      endsAt: midnight(until),
      reason: chance.pick(timeOffReasons),
    })),
    days: days.map((one) => ({ ...record(createdAt), tutorId: id, ...one })),
    rates,
    documents,
    account,
  };
}
