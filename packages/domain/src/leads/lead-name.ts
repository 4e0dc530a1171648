/** A lead's name; the last name may be unknown. */
export const leadName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  lastName === null ? firstName : `${firstName} ${lastName}`;
