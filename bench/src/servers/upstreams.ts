import { Pool } from "undici";
import { readConfig } from "../config.ts";

const { v1Url, v2Url } = readConfig();
const pools = { v1: new Pool(v1Url, { connections: 128 }), v2: new Pool(v2Url, { connections: 128 }) };
export type Server = keyof typeof pools;

/** A call to a server as a person; its response as JSON. */
export type Ask = <T>(server: Server, path: string, token: string, body?: object) => Promise<T>;

const headers = (token: string) => ({
  accept: "application/json",
  "content-type": "application/json",
  authorization: `Bearer ${token}`,
});

/** With pooled connections, through undici's ordinary interface. */
export const askPooled: Ask = async (server, path, token, body) => {
  const answer = await pools[server].request({
    method: body ? "POST" : "GET",
    path,
    headers: headers(token),
    body: body ? JSON.stringify(body) : null,
  });
  if (answer.statusCode >= 400) throw new Error(`The server answered ${answer.statusCode}.`);
  return (await answer.body.json()) as never;
};

/** With `fetch`, as in guides. */
export const askFetching: Ask = async (server, path, token, body) => {
  const answer = await fetch((server === "v1" ? v1Url : v2Url) + path, {
    method: body ? "POST" : "GET",
    headers: headers(token),
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return (await answer.json()) as never;
};
