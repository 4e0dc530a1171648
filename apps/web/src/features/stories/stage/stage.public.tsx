import type { StagePlace } from "@app/domain/stories/story-enums.ts";
import css from "./stage.module.css";

export interface Picture {
  src: string;
  alt: string;
}

export interface StageFigure {
  id: string;
  name: string;
  picture: Picture | null;
  place: StagePlace;
}

interface StageProps {
  background: Picture | null;
  figures: readonly StageFigure[];
  /** Who is speaking, by their character's id. */
  speakerId?: string | null;
}

/** A background with those who stand before it. */
export function Stage({ background, figures, speakerId = null }: StageProps) {
  return (
    <div className={css.stage}>
      {background ? <img className={css.background} src={background.src} alt={background.alt} /> : null}
      {figures.map(({ id, name, picture, place }) => (
        <div
          key={place}
          className={css.figure}
          data-place={place}
          data-speaks={id === speakerId ? "" : undefined}
          data-listens={speakerId !== null && id !== speakerId ? "" : undefined}
        >
          {picture ? <img src={picture.src} alt={picture.alt} /> : <span>{name}</span>}
        </div>
      ))}
    </div>
  );
}
