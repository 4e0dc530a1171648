import { sql, type SQL } from "drizzle-orm";

/** How many people of a kind belong to a region, as a column of a query over regions. */
type CountedIn = (regionId: SQL) => SQL<number>;

/** Customers and tutors know of regions, which know of neither. */
let countedIn: Readonly<Record<"customers" | "tutors", CountedIn>> | null = null;

/** Says how the people of a region are counted. */
export const countPeopleBy = (given: NonNullable<typeof countedIn>): void => void (countedIn = given);

/** How many customers and tutors belong to a region. */
export const peopleOf = (regionId: SQL): Record<"customers" | "tutors", SQL<number>> => ({
  customers: countedIn?.customers(regionId) ?? sql<number>`0`,
  tutors: countedIn?.tutors(regionId) ?? sql<number>`0`,
});
