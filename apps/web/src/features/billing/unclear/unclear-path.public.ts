/** Where payments are placed. */
export const unclearPath = "/app/system/unclear-payments";

/** The payments of a region's books that are to be placed. */
export const unclearPathOf = (regionId: string): string => `${unclearPath}?regionId=${regionId}`;
