import { forEachAtOnce } from "./at-once.ts";
import { ask, sessionOf } from "./roles.ts";

/** A surname of its own for each test, since all share one database. */
export const newSurname = (what: string) => `${what}${Date.now().toString(36)}`;

/** So many customers of one surname, made past the portal. */
export async function addCustomers(lastName: string, count: number): Promise<void> {
  const token = await sessionOf("director");
  const { regions } = await ask<{ regions: { items: { id: string; code: string }[] } }>(
    "{ regions(filter: { active: true }) { items { id code } } }",
    {},
    token,
  );
  const regionId = regions.items.find(({ code }) => code === "UK")?.id;
  const query = `mutation Add($input: CustomerCreateInput!) {
    customerCreate(input: $input) { userErrors { message } }
  }`;
  const inputs = Array.from({ length: count }, (_, n) => ({ firstName: `Ada ${n + 1}`, lastName, regionId }));
  await forEachAtOnce(inputs, (input) => ask(query, { input }, token));
}

/** Changes so many of them, those who were added first, past the portal, as a colleague does meanwhile. */
export async function editFirst(lastName: string, count: number): Promise<void> {
  const token = await sessionOf("director");
  const found = `query Found($filter: CustomerFilter!) {
    customers(page: { size: 100 }, filter: $filter, sort: CREATED_ASC) { items { id version } }
  }`;
  const { customers } = await ask<{ customers: { items: { id: string; version: number }[] } }>(
    found,
    { filter: { search: lastName } },
    token,
  );
  const query = `mutation Edit($id: ID!, $version: Int!) {
    customerUpdate(id: $id, version: $version, input: { taxId: "TX-1" }) { userErrors { message } }
  }`;
  await forEachAtOnce(customers.items.slice(0, count), ({ id, version }) => ask(query, { id, version }, token));
}

/** How many of them have a tag. */
export async function taggedCount(lastName: string, tag: string): Promise<number> {
  const query = `query Tagged($filter: CustomerFilter!) { customers(filter: $filter) { pageInfo { totalCount } } }`;
  const { customers } = await ask<{ customers: { pageInfo: { totalCount: number } } }>(
    query,
    { filter: { search: lastName, tag: [tag] } },
    await sessionOf("director"),
  );
  return customers.pageInfo.totalCount;
}
