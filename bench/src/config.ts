/** Environment of a measured server and the fixture. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  return { port: Number(env["PORT"]), v1Url: env["V1_URL"] ?? "", v2Url: env["V2_URL"] ?? "" };
}

/** Only the runner's settings, without the caller's environment, which could affect a server. */
export function childEnv(given: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = process.env) {
  return { PATH: env["PATH"] ?? "", NODE_ENV: "production", ...given };
}

/** The folder in which npm was called, to resolve relative paths. */
export const calledIn = (env: NodeJS.ProcessEnv = process.env): string => env["INIT_CWD"] ?? ".";
