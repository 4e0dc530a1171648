export const monthsPath = "/app/system/books/months";
/** The months of one region's books. */
export const monthsPathOf = (regionId: string) => `${monthsPath}?region=${regionId}`;
