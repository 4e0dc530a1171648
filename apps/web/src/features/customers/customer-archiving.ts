/** What comes of archiving customers, said before one or many are. */
export const archivingMeans =
  "They are left out of lists, and neither they nor their dependents can be chosen or changed. Nothing is deleted: they stay in their pods, and can be restored at any time.";

/** What comes of restoring them. */
export const restoringMeans = "They are back in lists and can be changed and chosen again, as they stood before.";

/** Whether something can be changed about them: they are neither archived nor merged into another record. */
export const isInUse = ({ archivedAt }: { archivedAt: string | null }): boolean => archivedAt === null;

/** The state that is shown of them. */
export const shownStatus = ({ status, archivedAt }: { status: string; archivedAt: string | null }): string =>
  archivedAt === null ? status : "ARCHIVED";
