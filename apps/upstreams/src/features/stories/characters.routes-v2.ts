import { characterInput, characterUpdateInput } from "@app/domain/stories/character.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { characterList, listCharacters } from "./characters.queries.ts";
import { characterRecord } from "./characters.record.ts";
import { createCharacter, characterKind, setCharacterArchived, updateCharacter } from "./characters.service.ts";

const character = recordRoutes({ path: "/language-app/characters", area: "stories", answer: characterRecord });

/** Characters of stories and conversations. Source: domain.md 1.5. */
export const characterRoutes: Route[] = [
  character.list("A list of characters.", characterList, listCharacters),
  character.create("Adds a character.", characterInput, createCharacter),
  character.update("Saves changes to a character.", characterUpdateInput, updateCharacter),
  character.event("archive", "Archives a character, unless a story has it.", (context, at) =>
    setCharacterArchived(context, at, true),
  ),
  character.event("restore", "Restores an archived character.", (context, at) =>
    setCharacterArchived(context, at, false),
  ),
];

/** What is shown of a character's history, and the ways back. */
export const characterHistory = historyOf(characterKind, {
  area: "stories",
  first: ["name"],
  more: ["active"],
  body: characterUpdateInput,
  update: updateCharacter,
  revertBy: ({ archivedAt }) =>
    archivedAt ? (context, at) => setCharacterArchived(context, at, archivedAt[0] !== null) : null,
});
