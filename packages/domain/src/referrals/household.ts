/** What is known of a referrer's household, and of whoever comes with their code. */
export interface ReferrerHousehold {
  /** Of the person and of records that were merged into theirs. */
  ids: readonly string[];
  emails: readonly string[];
  dependents: readonly { firstName: string; lastName: string; dateOfBirth: string | null }[];
}

export interface Comer {
  id?: string | null;
  firstName: string;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
  dateOfBirth?: string | null | undefined;
}

const bare = (name: string | null | undefined) => (name ?? "").trim().toLowerCase();

/**
 * Whether somebody refers themselves or their own dependent: the same person, the same email address, or the name of a
 * dependent where no dates of birth tell the two apart. What else suggests one household is flagged, not refused. Source:
 * domain.md 1.3.
 */
export function isOwnHousehold(referrer: ReferrerHousehold, comer: Comer): boolean {
  if (comer.id != null && referrer.ids.includes(comer.id)) return true;
  const email = bare(comer.email);
  if (email !== "" && referrer.emails.some((own) => bare(own) === email)) return true;
  return referrer.dependents.some(
    ({ firstName, lastName, dateOfBirth }) =>
      bare(firstName) === bare(comer.firstName) &&
      bare(lastName) === bare(comer.lastName) &&
      (dateOfBirth === null || comer.dateOfBirth == null || dateOfBirth === comer.dateOfBirth),
  );
}
