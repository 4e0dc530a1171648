import { regionAddress } from "@app/domain/regions/region-address.ts";
import type { CurriculumShape } from "@app/schema/types.generated.ts";

/**
 * Where curricula live. One of a language: /app/tutoring/curriculums/{slug}/{age group}/{level}/{topic};
 * one of a school: /app/tutoring/{region's code in lower case}/{slug}/{subject}/{topic}.
 */

const home = "/app/tutoring";
const languages = "curriculums";

export interface AddressedCurriculum {
  slug: string;
  shape: CurriculumShape;
  /** Null when it serves all regions. */
  region: { code: string } | null;
}

export interface AddressedPart {
  id: string;
  parentId: string | null;
  slug: string;
}

/** What stands in the path of either family. */
export type CurriculumParams = Readonly<
  Partial<Record<"region" | "curriculum" | "ageGroup" | "level" | "subject" | "topic", string>>
>;

const present = (text: string | undefined): text is string => text !== undefined && text !== "";

/** Slugs of the parts in a path, from the top down. */
export function partSlugs({ ageGroup, level, subject, topic }: CurriculumParams): string[] {
  return [ageGroup, level, subject, topic].filter(present);
}

/** The part that slugs lead to; null for the curriculum itself, undefined when there is none. Of equal ones the first. */
export function partAt<Part extends AddressedPart>(
  parts: readonly Part[],
  slugs: readonly string[],
): Part | null | undefined {
  return slugs.reduce<Part | null | undefined>((above, slug) => {
    if (above === undefined) return undefined;
    return parts.find((part) => part.parentId === (above?.id ?? null) && part.slug === slug);
  }, null);
}

/** From the top down to the part itself; nothing for null. */
export function pathTo<Part extends AddressedPart>(parts: readonly Part[], id: string | null): Part[] {
  const part = parts.find((one) => one.id === id);
  return part ? [...pathTo(parts, part.parentId), part] : [];
}

/**
 * The one address of a curriculum, or of the part at the end of `path`.
 * `regionCode` is where one of a school for all regions is looked at; without any it stands among the languages.
 */
export function addressOf(
  { slug, shape, region }: AddressedCurriculum,
  regionCode: string | null,
  path: readonly AddressedPart[] = [],
): string {
  const code = region?.code ?? regionCode;
  const family = shape === "LANGUAGE" || code === null ? languages : regionAddress(code);
  return [home, family, slug, ...path.map((part) => part.slug)].join("/");
}

/** The list of curricula: of one region, or of all. */
export function listAddress(regionCode: string | null): string {
  return regionCode === null ? `${home}/${languages}` : `${home}/${regionAddress(regionCode)}/${languages}`;
}
