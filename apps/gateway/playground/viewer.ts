export interface Viewer {
  firstName: string;
  lastName: string;
  /** "SUPER_ADMIN"; null without one. */
  role: string | null;
  /** "VIEWS_ACT" */
  permissions: readonly string[];
}

const query = "{ me { firstName lastName role permissions } }";

/** The token's owner: undefined if the token is invalid, null if the server could not say. */
export async function viewerOf(accessToken: string): Promise<Viewer | null | undefined> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${accessToken}` };
  const request = { method: "POST", headers, body: JSON.stringify({ query }) };
  try {
    const answer = await fetch("/graphql", request);
    const { data, errors = [] } = (await answer.json()) as {
      data?: { me: Viewer | null } | null;
      errors?: { extensions?: { code?: string } }[];
    };
    if (errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED")) return undefined;
    return data?.me ?? null;
  } catch {
    return null;
  }
}

/** "Ngọzị Okonkwọ · super-admin" */
export const viewerInWords = ({ firstName, lastName, role }: Omit<Viewer, "permissions">) =>
  `${firstName} ${lastName} · ${role === null ? "no role" : role.toLowerCase().replace("_", "-")}`;
