import { idField, optional, optionalText } from "../fields.ts";

/** Maximum length of a cover's alternative text. */
const coverAltMax = 200;

/** A record's picture and its alternative text. */
export const coverFields = {
  coverImage: optional(idField("Cover image")),
  coverAlt: optionalText("What the cover shows", coverAltMax, "yo"),
};

export interface Cover {
  coverImage?: string | null | undefined;
  coverAlt?: string | null | undefined;
}

/** A cover needs an alternative text; null if valid. */
export const coverFault = ({ coverImage, coverAlt }: Cover): string | null =>
  coverImage && !coverAlt ? "Say what the cover image shows." : null;
