import { backgroundInput, backgroundUpdateInput } from "@app/domain/stories/background.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { backgroundList, listBackgrounds } from "./backgrounds.queries.ts";
import { backgroundRecord } from "./backgrounds.record.ts";
import { createBackground, backgroundKind, setBackgroundArchived, updateBackground } from "./backgrounds.service.ts";

const background = recordRoutes({ path: "/language-app/backgrounds", area: "stories", answer: backgroundRecord });

/** Backgrounds of stories and conversations. Source: domain.md 1.5. */
export const backgroundRoutes: Route[] = [
  background.list("A list of backgrounds.", backgroundList, listBackgrounds),
  background.create("Adds a background.", backgroundInput, createBackground),
  background.update("Saves changes to a background.", backgroundUpdateInput, updateBackground),
  background.event("archive", "Archives a background, unless a story has it.", (context, at) =>
    setBackgroundArchived(context, at, true),
  ),
  background.event("restore", "Restores an archived background.", (context, at) =>
    setBackgroundArchived(context, at, false),
  ),
];

/** What is shown of a background's history, and the ways back. */
export const backgroundHistory = historyOf(backgroundKind, {
  area: "stories",
  first: ["name"],
  more: ["active"],
  body: backgroundUpdateInput,
  update: updateBackground,
  revertBy: ({ archivedAt }) =>
    archivedAt ? (context, at) => setBackgroundArchived(context, at, archivedAt[0] !== null) : null,
});
