import type { Page } from "@playwright/test";
import type { Role } from "@app/domain/enums.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import { runningStack } from "./stack.ts";

/** Who may sit before the screen: each role, an account without one, and nobody. */
export type Account = Role | "no-role";
export type ViewerKind = Account | "signed-out";

/** Of every demo account. */
export const password = "Learn-Igbo-2026";
export const emailOf = (account: Account) => `${account}@demo.test`;
export const roleOf = (account: Account): Role | null => roleFrom(account);

interface Answer<Data> {
  data: Data;
  errors?: { message: string }[];
}

/** Asks the gateway as somebody, past the portal. */
export async function ask<Data>(query: string, variables: object, token?: string, at = runningStack().address) {
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${at}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await answer.json()) as Answer<Data>;
  if (errors) throw new Error(errors.map(({ message }) => message).join(" "));
  return data;
}

const signIn = "mutation SignIn($input: LoginInput!) { login(input: $input) { accessToken } }";

/** Signs in by a call. A password is checked slowly on purpose: on a busy machine the gateway may give up waiting, once or twice. */
async function signedIn(account: Account, at?: string, triesLeft = 2): Promise<{ accessToken: string | null }> {
  try {
    const input = { email: emailOf(account), password };
    return (await ask<{ login: { accessToken: string | null } }>(signIn, { input }, undefined, at)).login;
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error && error.message === clientMessages.network)) throw error;
    return signedIn(account, at, triesLeft - 1);
  }
}

/** A fresh session's token. */
export async function tokenOf(account: Account, at?: string): Promise<string> {
  const login = await signedIn(account, at);
  if (login.accessToken === null) throw new Error(`${account} cannot sign in.`);
  return login.accessToken;
}

const sessions = new Map<Account, Promise<string>>();

/**
 * One session of each account for all pages and questions of a worker: a password is checked slowly on purpose. Whoever
 * ends a session takes one by `tokenOf`, as another test's page may hold this one.
 */
export function sessionOf(account: Account): Promise<string> {
  const known = sessions.get(account) ?? tokenOf(account);
  sessions.set(account, known);
  // Whoever comes next tries again.
  known.catch(() => sessions.delete(account));
  return known;
}

/**
 * Makes the page's browser hold a session and have answered both notices, as if the person had been here before.
 * `ownToken`: of a session of the test's own, where the test ends it or uses other servers.
 */
export async function remember(page: Page, account: Account, ownToken?: string): Promise<void> {
  await page.addInitScript(
    (value) => {
      if (sessionStorage.getItem("seeded") !== null) return;
      sessionStorage.setItem("seeded", "yes");
      localStorage.setItem("accessToken", value);
      for (const notice of ["cookieConsent", "settingsNotice"])
        localStorage.setItem(notice, "2099-01-01T00:00:00.000Z");
    },
    ownToken ?? (await sessionOf(account)),
  );
}

/** Fills in and sends the form of the page that is open. */
export async function signInAs(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}
