import { idField, textField } from "../fields.ts";

/** Maximum length of what a picture shows, read out to those who cannot see it. */
export const altMax = 200;

/** A picture that stories are drawn with, and what it shows. */
export const pictureFields = {
  imageFileId: idField("Picture"),
  imageAlt: textField("What the picture shows", altMax, "yo"),
};

/** The fewest pixels of a background: it fills a screen. */
export const backgroundLeast = { width: 1280, height: 720 } as const;

interface Size {
  width: number;
  height: number;
}

/** Why a picture is too small for a background; null if it is not. Source: domain.md 1.5. */
export const smallBackground = ({ width, height }: Size): string | null =>
  width < backgroundLeast.width || height < backgroundLeast.height
    ? `Use an image at least ${backgroundLeast.width} by ${backgroundLeast.height}.`
    : null;
