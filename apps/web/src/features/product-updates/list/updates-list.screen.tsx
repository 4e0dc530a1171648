import { listScreen } from "../../../shared/records/list-screen.tsx";
import { updateDialogs } from "../update-dialogs.ts";
import { updateKind } from "../update.kind.ts";
import { updatesList } from "./updates.list.tsx";

/** What the learning app tells its users of itself. */
export const { Component, preload } = listScreen({
  kind: updateKind,
  list: updatesList,
  dialogs: updateDialogs,
  title: "Product updates",
  searchLabel: "Title or text",
  add: { label: "Add product update" },
  empty: {
    title: "No product updates yet.",
    text: "Write the first one. Learners read it in the app once it is published.",
    toReaders: "Learners will read them in the app.",
  },
});
