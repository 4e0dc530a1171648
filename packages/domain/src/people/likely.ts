import { foldForSearch } from "../text.ts";

interface Compared {
  email: string | null;
  phoneNumber: string | null;
  lastName: string;
}

/**
 * Whether two records may be of one person: the same email, or the same phone and surname. Marks and capitals do not
 * count: names come with and without them. Source: domain.md 1.1.
 */
export function mayBeSamePerson(one: Compared, other: Compared): boolean {
  if (one.email && one.email.toLowerCase() === other.email?.toLowerCase()) return true;
  const isSameName = foldForSearch(one.lastName) === foldForSearch(other.lastName) && other.lastName !== "";
  return Boolean(one.phoneNumber) && one.phoneNumber === other.phoneNumber && isSameName;
}
