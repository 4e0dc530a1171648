/** What a measured server and the fixture are told by their environment. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  return { port: Number(env["PORT"]), v1Url: env["V1_URL"] ?? "", v2Url: env["V2_URL"] ?? "" };
}

/** The runner's own settings, and nothing of the caller's environment that would change a server. */
export function childEnv(given: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = process.env) {
  return { PATH: env["PATH"] ?? "", NODE_ENV: "production", ...given };
}

/** The folder that npm was called in: what people write is relative to it. */
export const calledIn = (env: NodeJS.ProcessEnv = process.env): string => env["INIT_CWD"] ?? ".";
