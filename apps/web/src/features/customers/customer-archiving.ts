/** What comes of archiving customers, said before one or many are. */
export const archivingMeans =
  "They are left out of lists and can no longer be chosen, nor can their dependents. Nothing about them can be changed until they are restored. Nothing is deleted, and where they are now, they stay.";

/** What comes of restoring them. */
export const restoringMeans = "They are back in lists and can be changed and chosen again, as they stood before.";

/** Whether something can be changed about them: they are neither archived nor merged into another record. */
export const isInUse = ({ archivedAt }: { archivedAt: string | null }): boolean => archivedAt === null;

/** The state that is shown of them. */
export const shownStatus = ({ status, archivedAt }: { status: string; archivedAt: string | null }): string =>
  archivedAt === null ? status : "ARCHIVED";
