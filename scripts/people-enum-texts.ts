import { feedbackEnumTexts } from "./feedback-enum-texts.ts";
import { groupEnumTexts } from "./group-enum-texts.ts";
import { leadEnumTexts } from "./lead-enum-texts.ts";
import { courseEnumTexts } from "./course-enum-texts.ts";
import { lessonEnumTexts } from "./lesson-enum-texts.ts";

/** Descriptions of the closed lists of customers and dependents. */
export const peopleEnumTexts = {
  ...feedbackEnumTexts,
  ...groupEnumTexts,
  ...leadEnumTexts,
  ...courseEnumTexts,
  ...lessonEnumTexts,
  CustomerStatus: {
    about: "The state of a customer.",
    values: {
      lead: "Has not yet paid or taken a lesson.",
      active: "Takes lessons.",
      paused: "Taking a break.",
      churned: "Has stopped taking lessons.",
      blocked: "May take no lessons; a reason was given.",
    },
  },
  CustomerSource: {
    about: "How a customer came to the business.",
    values: {
      organic: "Found it alone.",
      "referral-customer": "Sent by another customer.",
      "referral-teacher": "Sent by a teacher.",
      partner: "Through a partner.",
      social: "Through social media.",
      ads: "Through an advertisement.",
      event: "At an event.",
      app: "Through the learning app.",
      other: "In another way.",
    },
  },
  ContactChannel: {
    about: "How someone would rather be reached.",
    values: { email: "By email.", whatsapp: "By WhatsApp.", phone: "By telephone.", sms: "By text message." },
  },
  LessonFor: {
    about: "Whom a customer's lessons are for.",
    values: { me: "For the customer.", dependent: "For someone on their account.", pod: "For a pod." },
  },
  Gender: {
    about: "A person's gender.",
    values: { female: "Female.", male: "Male.", other: "Another.", undisclosed: "Prefers not to say." },
  },
  TaskKind: {
    about: "What a task asks for.",
    values: {
      "follow-up": "Get back to someone.",
      call: "Call someone.",
      check: "Check something.",
      other: "Something else.",
    },
  },
  TaskSubjectKind: { about: "What a task can be about.", values: { customer: "A customer.", lead: "A lead." } },
  TaskDue: {
    about: "When a task that is not done is due, by the clock of its owner.",
    values: {
      overdue: "On a day that has passed.",
      today: "Today.",
      week: "Between today and Sunday.",
    },
  },
  MergeSide: {
    about: "One of the two records of a merge.",
    values: { kept: "The one that stays.", other: "The one that becomes a pointer." },
  },
  MergeMoveKind: {
    about: "What goes over to the record that stays.",
    values: {
      dependents: "Dependents.",
      notes: "Notes.",
      tasks: "Tasks.",
      messages: "Messages.",
      pods: "Places in pods.",
      curricula: "Curricula followed.",
    },
  },
  Likeness: {
    about: "What two records look like.",
    values: { same: "One person's.", household: "Of a family that shares a phone." },
  },
  PairVerdict: {
    about: "What is said of two records that look like one.",
    values: { different: "Not the same person.", household: "Of one household." },
  },
  DependentStatus: {
    about: "The state of a dependent.",
    values: { active: "Can take lessons.", archived: "Out of use; can be restored." },
  },
  Relationship: {
    about: "What a dependent is to the customer.",
    values: {
      child: "A son or daughter.",
      spouse: "A husband or wife.",
      parent: "A mother or father.",
      sibling: "A brother or sister.",
      ward: "Someone in their care.",
      other: "Something else.",
    },
  },
};
