import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the lists, the page, the dialogs and the forms of applications have in common. */
export const candidacyKind: RecordKind = {
  write: "tutors:write",
  act: "tutors:act",
  history: "CANDIDACY",
  one: "application",
  many: "applications",
  list: "candidacies",
};

export const candidatesPath = "/app/tutoring/onboarding";
/** The page of a candidate goes by who they are, and shows their last round. */
export const candidatePath = (personId: string) => `${candidatesPath}/${personId}`;
