import { idField, optional, optionalText } from "../fields.ts";

/** Letters that may be used to say what a cover shows. */
const coverAltMax = 200;

/** The picture of a record, and what it shows. */
export const coverFields = {
  coverImage: optional(idField("Cover image")),
  coverAlt: optionalText("What the cover shows", coverAltMax, "yo"),
};

export interface Cover {
  coverImage?: string | null | undefined;
  coverAlt?: string | null | undefined;
}

/** What is wrong with a cover: it has to say what it shows. */
export const coverFault = ({ coverImage, coverAlt }: Cover): string | null =>
  coverImage && !coverAlt ? "Say what the cover image shows." : null;
