import { addressOf, type AddressedCurriculum } from "./curriculum-address.ts";

/** Where a curriculum is. */
export const curriculumPath = (curriculum: AddressedCurriculum): string => addressOf(curriculum, null);

/** Where topics are imported into it. */
export const importTopicsPath = (curriculum: AddressedCurriculum): string => `${curriculumPath(curriculum)}?do=import`;
