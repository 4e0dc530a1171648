/** Messages about candidates; common ones are in `messages.ts`. Source: domain.md 1.1, 2.5. */
export const hiringMessages = {
  openAlready: (name: string) => `${name} already has an open application.`,
  tutorAlready: (name: string) => `${name} is already a tutor.`,
  doNotRehire: (name: string) => `${name} is marked do not rehire. A director has to lift that first.`,
  samePerson: (name: string, email: string) =>
    `This looks like ${name} (${email}). Tick “Same person” to add the application to their record.`,
  cvOrAudio: "Add a CV or an audio introduction first.",
  interviewPlanned: "Set the date of the interview and the interviewer first.",
  interviewScored: "Score the interview first.",
  interviewLow: "Interview score is below 3. Add a reason to continue.",
  demoScored: "Score the demo lesson first.",
  checksOpen: (checks: string) => `Finish these checks first: ${checks}.`,
  missing: (missing: string) => `Finish ${missing} before onboarding.`,
  offerUnset: "Set the pay and the first day of the offer first.",
  noTemplate: "There is no template in use for this email.",
  noEmail: "They have no email address.",
  hasOwner: "They look after it already.",
  notRejected: "Only a rejected application has such a note.",
  explain: "Explain the reason.",
  early: (day: string) => `They can be considered again from ${day}. Confirm to reopen before then.`,
  earlierRound: "This is an earlier round. Open the latest one.",
  noSubject: "Choose at least one subject.",
} as const;
