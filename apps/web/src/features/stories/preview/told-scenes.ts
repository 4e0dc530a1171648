import { linePart } from "@app/domain/recordings/said.ts";
import type { SceneValues } from "../form/story.fields.ts";
import type { Picture, StageFigure } from "../stage/stage.public.tsx";
import type { StoryArt } from "../use-story-art.ts";

/** A line with the scene that it is said in. */
export interface ToldStep {
  sceneId: string;
  /** The part that is recorded. */
  partId: string;
  background: Picture | null;
  figures: readonly StageFigure[];
  speakerId: string | null;
  /** Null for the narrator. */
  who: string | null;
  text: string;
  translation: string;
}

/** The picture that a scene is set in, and those who stand in it. */
export function stageOf({ backgroundId, characters }: Pick<SceneValues, "backgroundId" | "characters">, art: StoryArt) {
  return {
    background: art.backgrounds.find(({ id }) => id === backgroundId)?.picture ?? null,
    figures: characters.map(({ characterId, expressionId, position }): StageFigure => {
      const person = art.characters.find(({ id }) => id === characterId);
      const look = person?.looks.find(({ id }) => id === expressionId);
      return {
        id: characterId,
        name: person?.name ?? "",
        picture: look?.picture ?? person?.picture ?? null,
        place: position,
      };
    }),
  };
}

/** A story line by line, as the app tells it. */
export const toldSteps = (scenes: readonly SceneValues[], art: StoryArt): ToldStep[] =>
  scenes.flatMap((scene) => {
    const stage = stageOf(scene, art);
    return scene.lines.map(({ lineId, characterId, text, translation }) => ({
      sceneId: scene.sceneId,
      partId: linePart(scene.sceneId, lineId),
      ...stage,
      speakerId: characterId || null,
      who: characterId ? (art.characters.find(({ id }) => id === characterId)?.name ?? "…") : null,
      text,
      translation,
    }));
  });
