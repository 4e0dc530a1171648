import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";

/** Without a word of requests themselves, so that other areas' lists stay light. Over the page of whoever learns: a new request for them, by their id. */
export const requestForDialogs = dialogsOf({
  newRequest: { needs: "lessons:write", load: async () => (await import("./form/request.form.tsx")).RequestFor },
});
