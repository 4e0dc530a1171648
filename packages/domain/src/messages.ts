import { clockProblem } from "./clock.ts";
import { upperFirst } from "./upper-first.ts";

/** Lower-cases a label inside a sentence: "Time zone" → "time zone", but "CV" stays. */
const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "an MP3", "a PNG or JPG": abbreviations are read letter by letter. */
const withArticle = (name: string) => `${/^(?:[AEFHILMNORSX][A-Z0-9]|[AEIO])/.test(name) ? "an" : "a"} ${name}`;

/** States that are nouns. */
const stateNouns: Readonly<Record<string, string>> = {
  draft: "a draft",
  prospect: "a prospect",
  "student-no-show": "a student no-show",
  "tutor-no-show": "a tutor no-show",
};

/**
 * Messages that the rules of every area use. Each area has its own beside its rules
 * (`curriculum/curriculum-messages.ts`), so that loading one area does not load all texts. Source: domain.md 0.2 to
 * 0.4, 1.1.
 */
export const messages = {
  required: (label: string) => `${upperFirst(label)} is required.`,
  atMost: (label: string, n: number) => `${upperFirst(label)} must be ${n} characters or fewer.`,
  atLeast: (label: string, n: number) => `${upperFirst(label)} must be at least ${n} characters.`,
  between: (label: string, a: number | string, b: number | string) =>
    `${upperFirst(label)} must be between ${a} and ${b}.`,
  atLeastNumber: (label: string, n: number) => `${upperFirst(label)} must be ${n} or more.`,
  whole: (label: string) => `${upperFirst(label)} must be a whole number.`,
  text: (label: string) => `${upperFirst(label)} must be text.`,
  plainLine: (label: string) => `${upperFirst(label)} cannot contain line breaks or hidden characters.`,
  turnsDirection: (label: string) => `${upperFirst(label)} cannot contain hidden characters that reverse the text.`,
  notWhole: "This contains a character that cannot be saved. Remove it and try again.",
  list: (label: string) => `${upperFirst(label)} must be a list.`,
  atMostItems: (n: number, things: string) => `Use at most ${n} ${things}.`,
  email: "Enter a valid email address.",
  phone: "Enter a phone number in international format, for example +2348012345678.",
  choice: (label: string) => `Choose a valid ${lowerFirst(label)}.`,
  yesOrNo: "Choose yes or no.",
  unique: (label: string) => `${upperFirst(label)} is already in use.`,
  amount: "Enter an amount with at most 2 decimal places.",
  percentage: "Enter a percentage such as 12.5, with at most 2 decimal places.",
  amountTooHigh: "This amount is too high.",
  amountPositive: "Amount must be more than 0.",
  currency: "Choose USD, NGN or GBP.",
  timeZone: "Choose a valid time zone.",
  clock: clockProblem,
  date: "Enter a valid date.",
  order: "The end must be after the start.",
  future: (label: string) => `${upperFirst(label)} must be in the future.`,
  reference: (label: string) => `The selected ${lowerFirst(label)} no longer exists.`,
  url: "Enter a full web address starting with https://.",
  urlMisleads: "Enter a web address without a user name, password or backslash.",
  /** `types` in words: "PNG, JPG or WebP". */
  fileType: (types: string) => `Upload ${withArticle(types)} file.`,
  fileDamaged: (type: string) => `The file is damaged, or isn't really ${withArticle(type)} file.`,
  fileSize: (mb: number) => `The file must be ${mb} MB or smaller.`,
  slugReserved: "This is already a page of the portal. Choose another.",
  slug: "Use lower-case letters, numbers and single hyphens only.",

  unavailable: "The server cannot do this right now. Try again in a moment.",
  signIn: "Sign in to continue.",
  forbidden: "You do not have permission to do this.",
  contended: "Someone else has just changed the same thing. Look again and try once more.",
  missing: (entity: string) => `${upperFirst(entity)} not found.`,
  /** `verb` as a past participle: "activated". */
  wrongState: (entity: string, state: string, verb: string) =>
    `This ${entity} is ${stateNouns[state] ?? state.replaceAll("-", " ")}, so it cannot be ${verb}.`,
  inUse: (name: string, n: number, things: string) =>
    `${upperFirst(name)} is used by ${n} ${things} and cannot be removed. Archive it instead.`,
  /** `time` is formatted for the reader. */
  stale: (name: string, time: string) =>
    `This record was changed by ${name} at ${time}. Reload to see the latest version.`,
  notUndone: "This change cannot be undone.",
  nothingToRestore: "The record already holds these values.",
  tooOldToRestore: "This change is too old to be restored.",
  restoredFrom: (version: number) => `Restored from version ${version}.`,
  undone: (version: number) => `Undid version ${version}.`,
  instant: (label: string) => `${label} must be a date and time such as 2026-01-31T09:00:00Z.`,
  unknownFilter: (name: string) => `Unknown filter: ${name}.`,
  statusNotEditable: "Status cannot be edited directly. Use the action buttons.",

  tooManyAttempts: (minutes: number) => `Too many attempts. Try again in ${minutes} minutes.`,
  passwordContainsPerson: "Choose a password that does not contain your name or email.",
  wrongPassword: "The current password is incorrect.",
  ownRole: "You cannot change your own role.",

  roleRequired: "Choose a role.",
  emailTaken: "An account with this email already exists.",
  onlySuperAdmin: "Only a super-admin can assign this role.",
  lastSuperAdmin: "At least one active super-admin is required.",
  ownSuspension: "You cannot suspend your own account.",
  activationExpired: "This activation link has expired. Ask an administrator for a new one.",
  activationUsed: "This activation link has already been used. Sign in with your password.",
  activationInvalid: "This activation link is not valid. Open the full link from the latest email.",
  resetExpired: "This link has expired. Ask for a new one.",
  resetUsed: "This link has already been used. Ask for a new one if you need it.",
  resetInvalid: "This link is not valid. Open the full link from the latest email.",

  regionCode: "Use 2 to 8 letters.",
  regionCodeReserved: "This code is already a page of the portal. Choose another.",
  invoicePrefix: "Use 1 to 8 letters and numbers.",
} as const;
