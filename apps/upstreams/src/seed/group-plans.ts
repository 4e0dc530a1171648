import type { GroupLessonStatus } from "@app/domain/group-lessons/group-enums.ts";
import type { GroupLessonInput } from "@app/domain/group-lessons/group-lesson.ts";
import type { Subject } from "@app/domain/subjects.ts";

type Offer = Omit<GroupLessonInput, "tutorIds" | "anchorTimeZone" | "subject" | "resources"> & {
  subject: Subject;
  resources?: GroupLessonInput["resources"];
};

/** A group lesson of the demo, with its dates. */
export interface Plan {
  offer: Offer;
  status: GroupLessonStatus;
  time: string;
  /** When the dates are, in days from today, and how many learners are enrolled and wait. */
  dates: readonly { inDays: number; enrolled: number; waiting: number }[];
  cancelReason?: string;
}

const weeks = (from: number, to: number, enrolled: number, waiting = 0) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ inDays: (from + n) * 7 - 2, enrolled, waiting }));

const common = { capacityMin: 3, waitlist: true, priceBasis: "per-instance" as const };
const pod = { ...common, kind: "learning-pod" as const, durationMinutes: 60 };
const immersion = { ...common, kind: "virtual-immersion" as const, durationMinutes: 150 };

/** Learning pods and immersions in every state. */
export const plans: readonly Plan[] = [
  {
    offer: {
      ...pod,
      title: "Igbo songs and stories",
      subject: "Igbo",
      level: "beginner",
      ageGroup: "from-5",
      description: "Children sing, listen and answer in Igbo. Each week has a story of its own.",
      capacityMax: 6,
      prices: [{ currency: "GBP", amount: 1200 }],
      meetingUrl: "https://meet.example.com/igbo-songs",
      resources: [
        { title: "The songs of this term", kind: "audio", url: "https://resources.example.org/igbo-songs/songs" },
        { title: "Words and gestures", kind: "document", url: "https://resources.example.org/igbo-songs/words.pdf" },
      ],
    },
    status: "running",
    time: "16:30",
    dates: [...weeks(-5, 0, 5), ...weeks(1, 2, 6, 2), ...weeks(3, 5, 4)],
  },
  {
    offer: {
      ...pod,
      title: "Yoruba conversation for teenagers",
      subject: "Yoruba",
      level: "elementary",
      ageGroup: "from-13",
      description: "School, music and food: speaking in small groups.",
      capacityMax: 8,
      prices: [
        { currency: "GBP", amount: 1400 },
        { currency: "USD", amount: 1800 },
      ],
      meetingUrl: "https://meet.example.com/yoruba-teens",
    },
    status: "running",
    time: "18:00",
    dates: [...weeks(-3, 0, 6), ...weeks(1, 6, 5)],
  },
  {
    offer: {
      ...immersion,
      title: "An evening at the New Yam festival",
      subject: "Igbo",
      level: "beginner",
      ageGroup: "from-9",
      description: "Families cook, listen and ask. No Igbo is needed to begin.",
      capacityMax: 20,
      theme: "Iri ji, the New Yam festival",
      culturalHost: "Chief Obiora Nwosu",
      programme: "18:00 Welcome and greetings\n18:30 Cooking together\n19:30 Stories of the first harvest\n20:15 Songs",
      prices: [
        { currency: "GBP", amount: 2500 },
        { currency: "USD", amount: 3000 },
        { currency: "NGN", amount: 1_500_000 },
      ],
    },
    status: "published",
    time: "18:00",
    dates: [{ inDays: 7, enrolled: 11, waiting: 0 }],
  },
  {
    offer: {
      ...immersion,
      title: "A day in Ìbàdàn market",
      subject: "Yoruba",
      level: "elementary",
      ageGroup: "from-9",
      description: "Learners bargain, count and cook by video with traders in Ìbàdàn.",
      capacityMax: 12,
      theme: "Bodija market",
      culturalHost: "Ìyá Àlàkẹ́",
      programme: "10:00 Greetings\n10:30 The market\n12:00 Lunch",
      prices: [{ currency: "GBP", amount: 3000 }],
    },
    status: "finished",
    time: "10:00",
    dates: [{ inDays: -40, enrolled: 9, waiting: 0 }],
  },
  {
    offer: {
      ...pod,
      title: "Igbo reading circle",
      subject: "Igbo",
      level: "advanced",
      ageGroup: "adult",
      description: "A chapter of a novel each week, read aloud with tone marks.",
      capacityMax: 8,
      prices: [{ currency: "GBP", amount: 1500 }],
    },
    status: "draft",
    time: "19:30",
    dates: [],
  },
  {
    offer: {
      ...pod,
      title: "Yoruba for toddlers",
      subject: "Yoruba",
      level: "beginner",
      ageGroup: "under-5",
      description: "Songs and movement for the youngest, with a parent beside them.",
      capacityMax: 5,
      prices: [{ currency: "GBP", amount: 900 }],
    },
    status: "cancelled",
    time: "09:30",
    dates: [{ inDays: -20, enrolled: 1, waiting: 0 }],
    cancelReason: "Only one family signed up.",
  },
];
