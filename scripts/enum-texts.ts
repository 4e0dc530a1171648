import { permissions } from "../packages/domain/src/permissions.ts";

/** What an enum says of itself, and of each of its values in wire spelling. */
interface EnumText {
  about: string;
  values: Readonly<Record<string, string>>;
}

const doing: Readonly<Record<string, string>> = { read: "Seeing", write: "Adding and changing", act: "Acting on" };

/** `customers:write` → "Adding and changing: customers." */
function permissionText(permission: string): string {
  const [area = "", action = ""] = permission.split(":");
  if (area === "signedIn") return "What every signed-in person may do.";
  return `${doing[action] ?? action}: ${area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`;
}

/** A description of every closed list and of everything in it. */
export const enumTexts: Readonly<Record<string, EnumText>> = {
  Permission: {
    about:
      "What a role may do: one area of the business, and seeing it, adding and changing, or acting on it (states and money).",
    values: Object.fromEntries(permissions.map((permission) => [permission, permissionText(permission)])),
  },
  Role: {
    about: "A role of a member of staff. Roles are no ladder: each has its own permissions.",
    values: {
      "super-admin": "May do everything, the system's own pages included.",
      director: "Runs the business: regions, staff, money, and everything an admin does.",
      admin: "Looks after customers, tutors and lessons.",
      "content-manager": "Answers for curricula and for what is published in the learning app.",
      "content-creator": "Writes content; others publish it.",
    },
  },
  Currency: {
    about: "A currency that money is held in.",
    values: { USD: "US dollar.", NGN: "Nigerian naira.", GBP: "Pound sterling." },
  },
  CurriculumShape: {
    about: "Which kinds of parts a curriculum has.",
    values: { language: "Age groups, levels and topics.", school: "Subjects and topics." },
  },
  CurriculumStatus: {
    about: "Where a curriculum stands.",
    values: { draft: "Being written.", active: "In use.", archived: "Out of use; it can be brought back." },
  },
  CurriculumEvent: {
    about: "What can be done to a curriculum as a whole.",
    values: {
      activate: "Put a draft into use.",
      archive: "Take it out of use.",
      restore: "Bring it back into use.",
    },
  },
  SubdivisionType: {
    about: "A kind of part of a curriculum.",
    values: {
      ageGroup: "An age group, at the top of a language curriculum.",
      level: "A level, under an age group.",
      topic: "A topic, at the end of every branch.",
      subject: "A subject, at the top of a school curriculum.",
    },
  },
  ResourceKind: {
    about: "What a resource is.",
    values: {
      document: "Something to read.",
      audio: "Something to hear.",
      video: "Something to watch.",
      link: "A page on the web.",
      session: "A session of the learning app.",
    },
  },
  StaffStatus: {
    about: "Where a staff account stands.",
    values: {
      invited: "Invited by a colleague; has not yet chosen a password.",
      pending: "Asked to be let in; nobody has decided.",
      active: "Can sign in.",
      suspended: "Cannot sign in until reinstated.",
      refused: "Asked to be let in and was refused.",
    },
  },
  StaffEvent: {
    about: "What can be done to a staff account as a whole.",
    values: {
      invite: "Send the invitation again.",
      activate: "Choose the first password, with the link from the mail.",
      admit: "Let in somebody who asked, with a role.",
      refuse: "Refuse somebody who asked.",
      suspend: "Shut out, and sign out at once.",
      reinstate: "Let in again.",
    },
  },
  OneTimeCodeState: {
    about: "Where a one-time code stands.",
    values: { ready: "Can be used.", used: "Has been used.", expired: "Was not used in time." },
  },
  AuditAction: {
    about: "What kind of thing somebody did.",
    values: {
      created: "Added a record.",
      updated: "Changed a record.",
      "state-changed": "Moved a record to another state.",
      deleted: "Deleted a record.",
      archived: "Took a record out of use.",
      exported: "Took data out of the portal.",
      "viewed-sensitive": "Looked at something that is not shown to everybody.",
      "signed-in": "Signed in.",
      "sign-in-failed": "Tried to sign in, in vain.",
      "permission-denied": "Tried what the role may not do.",
      impersonated: "Acted in somebody else's name.",
    },
  },
  HistoryKind: {
    about: "A kind of record whose changes are kept with before and after.",
    values: {
      region: "A region.",
      curriculum: "A curriculum.",
      subdivision: "A part of a curriculum.",
      "customer-pod": "A customer pod.",
      "staff-user": "A staff account.",
    },
  },
  MailTemplate: {
    about: "What a mail is about.",
    values: {
      invitation: "Somebody is invited, and chooses a password.",
      admission: "Somebody who asked is let in.",
      refusal: "Somebody who asked is not let in.",
      reinstatement: "Somebody can sign in again.",
      "password-reset": "Somebody forgot their password.",
      "already-registered": "Somebody asked to be let in with an address that has an account.",
    },
  },
  MailStatus: {
    about: "Where a mail stands.",
    values: {
      waiting: "Will be sent, or tried again.",
      sent: "A mail server has taken it.",
      stored: "Is read in the mailbox, since there is no mail server.",
      failed: "No mail server took it in two days.",
    },
  },
  ImportVerdict: {
    about: "What a line of an imported file would do.",
    values: {
      create: "Add a part.",
      unchanged: "Nothing: the part is there already.",
      problem: "Nothing: something is wrong with it.",
    },
  },
  LearnerKind: {
    about: "Who is taught.",
    values: { customer: "Somebody who pays for their own lessons.", dependent: "Somebody on a customer's account." },
  },
  AgeGroup: {
    about: "How old a dependent is, in bands.",
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
      beginner: "Begins from nothing.",
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
    about: "Where a pod stands.",
    values: {
      forming: "Being put together.",
      active: "Taking lessons.",
      paused: "Taking a break.",
      closed: "Ended; it can be put together again.",
    },
  },
  ProgressState: {
    about: "How far a learner is with a topic.",
    values: { "not-started": "Not begun.", "in-progress": "Begun.", done: "Finished." },
  },
  ContentStatus: {
    about: "Where a lesson of the learning content stands.",
    values: {
      "No Content": "Nothing is written yet.",
      Draft: "It is being written.",
      Review: "It waits for its reviewer.",
      Published: "A version of it is out.",
    },
  },
  ActiveFlag: {
    about: "Whether the app may show a lesson once it is published.",
    values: { Active: "It may be shown.", Inactive: "It is held back." },
  },
  NotificationType: {
    about: "What a notification is about; it decides the picture beside it.",
    values: {
      order_placed: "Something was ordered or booked.",
      new_message: "Somebody wrote or did something.",
      item_shipped: "Something is on its way.",
    },
  },
  SearchResultKind: {
    about: "What a search result is.",
    values: {
      staff: "A staff account.",
      customer: "Somebody who pays for lessons.",
      dependent: "Somebody who learns on a customer's account.",
      tutor: "Somebody who teaches.",
      region: "A region.",
      curriculum: "A curriculum.",
      subdivision: "A part of a curriculum.",
      exam: "An exam.",
      lesson: "A lesson of the learning content.",
    },
  },
  EntityKind: {
    about: "A kind of record whose changes are told as they happen.",
    values: {
      region: "A region.",
      curriculum: "A curriculum.",
      subdivision: "A part of a curriculum.",
      attachment: "A learner's curriculum.",
      notification: "One of the viewer's notifications.",
      "customer-pod": "A customer pod.",
      "staff-user": "A staff account.",
      viewer: "The viewer's own account.",
      session: "One of the viewer's sessions.",
      job: "A job of the system.",
    },
  },
  JobTrigger: {
    about: "Why a job ran.",
    values: { schedule: "Its time had come.", person: "Somebody asked for it." },
  },
  JobRunState: {
    about: "How a job's run went.",
    values: { running: "It is under way.", done: "It ended well.", failed: "It broke off; it is tried again." },
  },
  ChangeAction: {
    about: "What happened to a record, or to the stream itself.",
    values: {
      created: "It was added.",
      updated: "It was changed.",
      "state-changed": "It moved to another state.",
      archived: "It was taken out of use.",
      deleted: "It was deleted.",
      opened: "The stream begins here.",
      resync: "Changes may have been missed: everything shown is to be asked for again.",
    },
  },
  UserErrorCode: {
    about: "What kind of refusal it is.",
    values: {
      INVALID: "A field is missing or not as it must be.",
      FORBIDDEN: "The viewer may not do it.",
      NOT_FOUND: "The record is not there, or not for the viewer.",
      WRONG_STATE: "The record's state does not allow it.",
      STALE: "Somebody else saved the record first.",
      TOO_MANY: "It was tried too often; later it may work.",
    },
  },
};
