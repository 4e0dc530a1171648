import { backgroundInput } from "@app/domain/stories/background.ts";
import { characterInput } from "@app/domain/stories/character.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { files } from "../database/schema/files.table.ts";
import { backgrounds, characters } from "../features/stories/stories.public.ts";
import { drawnFile } from "./drawn-file.ts";
import { seedFrom } from "./random.ts";
import { drawnBackgrounds } from "./story-backgrounds.ts";
import { drawnCharacters } from "./story-characters.ts";

/** Where the chance of pictures begins. */
const chanceFrom = 41_000_000;

interface Picture {
  id: string;
  kind: "character" | "background";
  recordId: string;
  name: string;
  svg: string;
}

/** The characters and backgrounds that stories are drawn with. One of each is archived. */
export async function seedStoryArt(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const pictures: Picture[] = [];
  const add = (kind: Picture["kind"], recordId: string, name: string, svg: string) => {
    const id = seed.chance.id(seed.now);
    pictures.push({ id, kind, recordId, name, svg });
    return id;
  };
  const state = (place: number, count: number) =>
    place === count - 1 ? { active: false, archivedAt: seed.daysAgo(20) } : { active: true, archivedAt: null };

  const people = drawnCharacters.map(({ name, alt, svg, looks, gender, ageGroup, bio }, place) => {
    const record = seed.record(seed.daysAgo(420 - place * 20));
    const imageFileId = add("character", record.id, name, svg);
    const said = characterInput.parse({ name, imageFileId, imageAlt: alt, gender, ageGroup, bio });
    const expressions = looks.map((look) => ({
      id: seed.chance.id(record.createdAt),
      name: look.name,
      imageFileId: add("character", record.id, `${name}, ${look.name.toLowerCase()}`, look.svg),
    }));
    return { ...record, ...said, ...state(place, drawnCharacters.length), expressions };
  });
  const places = drawnBackgrounds.map(({ name, alt, setting, svg }, place) => {
    const record = seed.record(seed.daysAgo(400 - place * 15));
    const imageFileId = add("background", record.id, name, svg);
    const said = backgroundInput.parse({ name, imageFileId, imageAlt: alt, setting });
    return { ...record, ...said, ...state(place, drawnBackgrounds.length) };
  });
  await db
    .insert(files)
    .values(
      await Promise.all(
        pictures.map(({ kind, recordId, ...picture }) =>
          drawnFile(now, { ...picture, kind: "app-image", refersKind: kind, refersId: recordId }),
        ),
      ),
    );
  await insertRows(db, characters, people);
  await insertRows(db, backgrounds, places);
}
