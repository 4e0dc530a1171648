interface Dependent {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
}

/** What is known of a referrer's household, and of whoever comes with their code. */
export interface ReferrerHousehold {
  /** Of the person and of records that were merged into theirs. */
  ids: readonly string[];
  emails: readonly string[];
  dependents: readonly Dependent[];
}

export interface Comer {
  id?: string | null;
  firstName: string;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
}

const bare = (name: string | null | undefined) => (name ?? "").trim().toLowerCase();

/** Whether a dependent has somebody's name, and no dates of birth tell the two apart. */
export const isSameDependent = (
  { firstName, lastName, dateOfBirth }: Dependent,
  other: Pick<Comer, "firstName" | "lastName" | "dateOfBirth">,
): boolean =>
  bare(firstName) === bare(other.firstName) &&
  bare(lastName) === bare(other.lastName) &&
  (dateOfBirth === null || other.dateOfBirth == null || dateOfBirth === other.dateOfBirth);

/**
 * Whether somebody refers themselves or their own dependent: the same person, the same email address, or the name of a
 * dependent where no dates of birth tell the two apart. What else suggests one household is flagged, not refused. Source:
 * domain.md 1.3.
 */
export function isOwnHousehold(referrer: ReferrerHousehold, comer: Comer): boolean {
  if (comer.id != null && referrer.ids.includes(comer.id)) return true;
  const email = bare(comer.email);
  if (email !== "" && referrer.emails.some((own) => bare(own) === email)) return true;
  return referrer.dependents.some((dependent) => isSameDependent(dependent, comer));
}
