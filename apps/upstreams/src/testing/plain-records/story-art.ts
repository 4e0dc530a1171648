import { aPicture, idOf, uploadFile } from "../files.ts";
import type { World } from "../world.ts";
import { letter, type PlainRecord } from "./plain-record.ts";

/** A picture large enough for a background, sent by whom the drafts are. */
async function sentPicture(world: World): Promise<string> {
  const picture = await aPicture({ width: 1280, height: 720 });
  return idOf(await uploadFile(world, "content-manager", { kind: "app-image", ...picture }));
}

const archiving = { archived: { active: false }, restored: { active: true, archivedAt: null } };

export const plainCharacters: PlainRecord = {
  kind: "character",
  title: "Character",
  server: "v2",
  path: "/language-app/characters",
  label: "name",
  writer: "content-manager",
  actor: "content-manager",
  draft: async (number, world) => ({
    name: `Person ${letter(number)}`,
    imageFileId: await sentPicture(world),
    imageAlt: "Somebody",
  }),
  added: { expressions: [], active: true, archivedAt: null },
  change: { name: "Ọlá", bio: "Tells stories." },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ name: "NGOZI" }, { name: "Name is already in use." }],
    [{ imageFileId: null }, { imageFileId: "Picture is required." }],
    [{ imageFileId: "f".repeat(24) }, { imageFileId: "This file is no longer there. Upload it again." }],
    [{ imageAlt: "" }, { imageAlt: "What the picture shows is required." }],
    [{ gender: "none" }, { gender: "Choose a valid gender." }],
    [
      {
        expressions: [
          { name: "Happy", imageFileId: "f".repeat(24) },
          { name: "happy", imageFileId: "f".repeat(24) },
        ],
      },
      { "expressions.1.name": "Name is already in use." },
    ],
  ],
  lists: [
    ["?active=true&pageSize=3", ["Adérónkẹ́", "Chidi", "Emeka"]],
    ["?active=false", ["Yẹ́misí"]],
    ["?q=folake", ["Fọlákẹ́"]],
  ],
  archiving,
};

export const plainBackgrounds: PlainRecord = {
  kind: "background",
  title: "Background",
  server: "v2",
  path: "/language-app/backgrounds",
  label: "name",
  writer: "content-manager",
  actor: "content-manager",
  draft: async (number, world) => ({
    name: `Place ${letter(number)}`,
    imageFileId: await sentPicture(world),
    imageAlt: "Somewhere",
  }),
  added: { setting: null, active: true, archivedAt: null },
  change: { name: "Ọjà", setting: "Town" },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ name: "RIVER BANK" }, { name: "Name is already in use." }],
    [{ imageFileId: null }, { imageFileId: "Picture is required." }],
    [{ imageAlt: "" }, { imageAlt: "What the picture shows is required." }],
  ],
  lists: [
    ["?active=true&pageSize=2", ["City street", "Classroom"]],
    ["?active=false", ["Moonlit night"]],
    ["?q=market", ["Market"]],
  ],
  archiving,
};
