import { entityKinds, historyKinds, type EntityKind } from "../packages/domain/src/changes.ts";
import { permissions } from "../packages/domain/src/permissions.ts";
import { contentEnumTexts } from "./content-enum-texts.ts";
import { jobEnumTexts } from "./job-enum-texts.ts";
import { tutorEnumTexts } from "./tutor-enum-texts.ts";
import { peopleEnumTexts } from "./people-enum-texts.ts";
import { templateEnumTexts } from "./template-enum-texts.ts";

/** What an enum says of itself, and of each of its values in wire spelling. */
interface EnumText {
  about: string;
  values: Readonly<Record<string, string>>;
}

const doing: Readonly<Record<string, string>> = { read: "View", write: "Add and edit", act: "Act on" };

/** `customers:write` → "Add and edit: customers." */
function permissionText(permission: string): string {
  const [area = "", action = ""] = permission.split(":");
  if (area === "signedIn") return "Open to everyone who is signed in.";
  return `${doing[action] ?? action}: ${area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`;
}

/** Kinds of record whose name does not say it all. */
const kindTexts: Partial<Record<EntityKind, string>> = {
  subdivision: "A part of a curriculum.",
  attachment: "A learner's attachment to a curriculum.",
  message: "A message to a customer.",
  task: "A task of a colleague.",
  notification: "One of the viewer's notifications.",
  feedback: "A piece of customers' feedback.",
  "staff-user": "A staff account.",
  viewer: "The viewer's own account.",
  session: "One of the viewer's sessions.",
  job: "A job of the system.",
  "account-job": "One of the viewer's own jobs.",
  "list-view": "One of the viewer's own views of a list.",
  import: "One of the viewer's own imports.",
  "exam-part": "A subject, a topic or a section of an exam.",
  "exam-lesson": "A lesson in the learning content.",
  "exam-session": "The session of a lesson.",
  "content-creator": "Somebody who writes lessons of the learning content.",
};

/** `customer-pod` → "A customer pod." */
function kindText(kind: EntityKind): string {
  const name = kind.replaceAll("-", " ");
  return kindTexts[kind] ?? `${/^[aeiou]/.test(name) ? "An" : "A"} ${name}.`;
}

/** A description of every closed list and of everything in it. */
export const enumTexts: Readonly<Record<string, EnumText>> = {
  Permission: {
    about: "One thing a role may do: in one area of the business, to view, to edit, or to act (states and money).",
    values: Object.fromEntries(permissions.map((permission) => [permission, permissionText(permission)])),
  },
  Role: {
    about: "A staff role. Roles are not a ladder: each has its own permissions.",
    values: {
      "super-admin": "May do everything, including on the system's own pages.",
      director: "Runs the business: regions, staff, money and everything an admin does.",
      admin: "Looks after customers, tutors and lessons.",
      "content-manager": "Responsible for curricula and for what is published in the learning app.",
      "content-creator": "Writes content; others publish it.",
    },
  },
  Period: {
    about: "A time that is counted from the day it is for the viewer, in their time zone.",
    values: {
      today: "The day it is.",
      tomorrow: "The day after.",
      "this-week": "The week it is, from Monday.",
      "next-7-days": "Seven days, of which today is the first.",
      "last-7-days": "Seven days, of which today is the last.",
      "last-28-days": "Twenty-eight days, of which today is the last.",
      "this-month": "The month it is.",
      "last-month": "The month before.",
      "this-year": "The year it is.",
    },
  },
  ViewAudience: {
    about: "Who sees a saved view of a list.",
    values: { private: "Its owner alone.", role: "Everyone in one role.", everyone: "Everyone who may open the list." },
  },
  Currency: {
    about: "A currency.",
    values: { USD: "US dollar.", NGN: "Nigerian naira.", GBP: "Pound sterling." },
  },
  CurriculumShape: {
    about: "The types of parts a curriculum has.",
    values: { language: "Age groups, levels and topics.", school: "Subjects and topics." },
  },
  CurriculumStatus: {
    about: "The status of a curriculum.",
    values: { draft: "Being written.", active: "In use.", archived: "Out of use; can be restored." },
  },
  CurriculumEvent: {
    about: "A change of a curriculum's status.",
    values: {
      activate: "Start using a draft.",
      archive: "Archive it.",
      restore: "Restore it.",
    },
  },
  SubdivisionType: {
    about: "A type of curriculum part.",
    values: {
      ageGroup: "An age group, at the top of a language curriculum.",
      level: "A level, under an age group.",
      topic: "A topic, at the end of every branch.",
      subject: "A subject, at the top of a school curriculum.",
    },
  },
  ResourceKind: {
    about: "The kind of resource.",
    values: {
      document: "Something to read.",
      audio: "Something to listen to.",
      video: "Something to watch.",
      link: "A web page.",
      session: "A session in the learning app.",
    },
  },
  StaffStatus: {
    about: "The status of a staff account.",
    values: {
      invited: "Invited by a colleague; has not yet chosen a password.",
      pending: "Asked for an account; not yet decided.",
      active: "Can sign in.",
      suspended: "Cannot sign in until reinstated.",
      refused: "Asked for an account and was refused.",
    },
  },
  StaffEvent: {
    about: "A change of a staff account's status.",
    values: {
      invite: "Send the invitation again.",
      activate: "Choose the first password with the link from the email.",
      admit: "Admit someone who registered, with a role.",
      refuse: "Refuse someone who registered.",
      suspend: "Stop them signing in and end their sessions.",
      reinstate: "Let them sign in again.",
    },
  },
  OneTimeCodeState: {
    about: "The state of a one-time code.",
    values: { ready: "Can be used.", used: "Has been used.", expired: "Was not used in time." },
  },
  AuditAction: {
    about: "The kind of activity.",
    values: {
      created: "Added a record.",
      updated: "Changed a record.",
      "state-changed": "Moved a record to another state.",
      deleted: "Deleted a record.",
      archived: "Archived a record.",
      exported: "Exported data.",
      "viewed-sensitive": "Viewed sensitive data.",
      "signed-in": "Signed in.",
      "sign-in-failed": "Tried to sign in and failed.",
      "permission-denied": "Tried something the role may not do.",
      impersonated: "Acted as someone else.",
    },
  },
  HistoryKind: {
    about: "A kind of record with a history of its changes.",
    values: Object.fromEntries(historyKinds.map((kind) => [kind, kindText(kind)])),
  },
  LearnerKind: {
    about: "The kind of learner.",
    values: { customer: "Someone who pays for their own lessons.", dependent: "Someone on a customer's account." },
  },
  AgeGroup: {
    about: "A dependent's age group.",
    values: {
      "under-5": "Under five.",
      "from-5": "Five to eight.",
      "from-9": "Nine to twelve.",
      "from-13": "Thirteen to seventeen.",
      adult: "Eighteen and over.",
    },
  },
  LearnerLevel: {
    about: "What a learner can already do.",
    values: {
      beginner: "Starting from nothing.",
      elementary: "Manages greetings and simple needs.",
      intermediate: "Holds a conversation about daily life.",
      advanced: "Speaks, reads and writes freely.",
    },
  },
  PodBillingMode: {
    about: "Who pays for a pod.",
    values: { split: "Each member's payer pays a share.", "one-payer": "One customer pays for everybody." },
  },
  PodStatus: {
    about: "The state of a pod.",
    values: {
      forming: "Being put together.",
      active: "Taking lessons.",
      paused: "Taking a break.",
      closed: "Ended; it can be reopened.",
    },
  },
  ...templateEnumTexts,
  ...tutorEnumTexts,
  ...peopleEnumTexts,
  ProgressState: {
    about: "A learner's progress in a topic.",
    values: { "not-started": "Not started.", "in-progress": "In progress.", done: "Finished." },
  },
  ContentStatus: {
    about: "The status of a content lesson.",
    values: {
      "No Content": "Nothing has been written yet.",
      Draft: "Being written.",
      Review: "Waiting for its reviewer.",
      Published: "A version has been published.",
    },
  },
  ActiveFlag: {
    about: "Whether the app may show a lesson once it is published.",
    values: { Active: "May be shown.", Inactive: "Held back." },
  },
  NotificationType: {
    about: "The kind of notification; decides the icon.",
    values: {
      order_placed: "Something was ordered or booked.",
      new_message: "Someone wrote or did something.",
      item_shipped: "Something is on its way.",
    },
  },
  SearchResultKind: {
    about: "The kind of search result.",
    values: {
      staff: "A staff account.",
      customer: "Someone who pays for lessons.",
      dependent: "Someone who learns on a customer's account.",
      tutor: "Someone who teaches.",
      region: "A region.",
      curriculum: "A curriculum.",
      subdivision: "A part of a curriculum.",
      exam: "An exam.",
      lesson: "A lesson in the learning content.",
    },
  },
  EntityKind: {
    about: "A kind of record whose changes are sent as they happen.",
    values: Object.fromEntries(entityKinds.map((kind) => [kind, kindText(kind)])),
  },
  JobTrigger: {
    about: "Why a job ran.",
    values: { schedule: "It was due.", person: "Someone asked for it." },
  },
  ...contentEnumTexts,
  ...jobEnumTexts,
  ChangeAction: {
    about: "What happened to a record, or to the stream itself.",
    values: {
      created: "It was added.",
      updated: "It was changed.",
      "state-changed": "It moved to another state.",
      archived: "It was archived.",
      deleted: "It was deleted.",
      opened: "The stream starts here.",
      resync: "Changes may have been missed: read everything shown again.",
    },
  },
  UserErrorCode: {
    about: "The kind of refusal.",
    values: {
      INVALID: "A field is missing or not valid.",
      FORBIDDEN: "The viewer may not do it.",
      NOT_FOUND: "The record does not exist, or the viewer may not see it.",
      WRONG_STATE: "The record's state does not allow it.",
      STALE: "Someone else saved the record first.",
      TOO_MANY: "Tried too often; it may work later.",
    },
  },
};
