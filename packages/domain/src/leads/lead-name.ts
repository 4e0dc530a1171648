/** The name of a lead, of whom only the first may be known. */
export const leadName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  lastName === null ? firstName : `${firstName} ${lastName}`;
