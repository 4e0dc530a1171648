import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";

/** Over a list or a page of tutors: a new request that one of them could be proposed to, by the tutor's id. */
export const proposeToDialogs = dialogsOf({
  proposeTo: { needs: "lessons:act", load: async () => (await import("./propose/propose-to.tsx")).ProposeTo },
});
