import { listScreen } from "../../../../shared/records/list-screen.tsx";
import { creatorKind, creatorPath } from "../creators.kind.ts";
import { creatorsList } from "./creators.list.tsx";

/** Those who write lessons, with what they have to write. */
export const { Component, preload } = listScreen({
  kind: creatorKind,
  list: creatorsList,
  dialogs: {},
  title: "Content creators",
  searchLabel: "Name",
  add: { label: "Add content creator", href: "/app/content/content-creator/create" },
  rowHref: ({ id }) => creatorPath(id),
  empty: {
    title: "No content creators yet.",
    text: "Add somebody whose role is content creator or content manager.",
    toReaders: "A super-admin adds them.",
  },
});
