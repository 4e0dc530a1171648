import { ask, sessionOf, type Account } from "./roles.ts";

/** A code of its own for each test, since all share one database. */
export const newCode = () =>
  Array.from({ length: 6 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join("");

/** A region made past the portal. */
export async function aRegion(name: string): Promise<{ id: string; code: string }> {
  const token = await sessionOf("super-admin");
  const known = await ask<{ cancellationPolicies: { id: string }[] }>("{ cancellationPolicies { id } }", {}, token);
  const query = `mutation Add($input: RegionCreateInput!) {
    regionCreate(input: $input) { region { id code } userErrors { message } }
  }`;
  const cancellationPolicyId = known.cancellationPolicies[0]?.id;
  const input = { code: newCode(), name, currency: "GBP", timeZone: "Europe/London", cancellationPolicyId };
  const { regionCreate } = await ask<{ regionCreate: { region: { id: string; code: string } } }>(
    query,
    { input },
    token,
  );
  return regionCreate.region;
}

/** Changes a region past the portal, as somebody else does meanwhile. */
export async function renameRegion(id: string, name: string, account: Account = "director"): Promise<void> {
  const token = await sessionOf(account);
  const query = `mutation Rename($id: ID!, $version: Int!, $input: RegionUpdateInput!) {
    regionUpdate(id: $id, version: $version, input: $input) { userErrors { message } }
  }`;
  await ask(query, { id, version: await versionOf(id), input: { name } }, token);
}

/** The version that a region has now. */
export async function versionOf(id: string): Promise<number> {
  const query = "query Version($id: ID!) { region(id: $id) { version } }";
  const { region } = await ask<{ region: { version: number } }>(query, { id }, await sessionOf("super-admin"));
  return region.version;
}
