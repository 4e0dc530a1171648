import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createGateway, type Gateway } from "../app.ts";
import { readConfig, type Config } from "../config.ts";

/** A log line. */
interface LogLine {
  level: number;
  msg: string;
  [field: string]: unknown;
}

export interface TestGateway extends Gateway {
  url: string;
  /** All log lines so far. */
  logs: string[];
  /** All lines so far with this message. */
  lines(msg: string): LogLine[];
  /** All warnings and errors so far. */
  complaints(): LogLine[];
  /** Sends an operation with the token. */
  ask(query: string, options?: { token?: string; variables?: object; operationName?: string }): Promise<GraphqlAnswer>;
}

interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: string[]; extensions: { code: string; source?: string; requestId: string } }[];
}

/** A complete gateway on a free port. */
export async function startGateway(change: Partial<Config>, now = () => performance.now()): Promise<TestGateway> {
  const logs: string[] = [];
  const log = pino({}, { write: (line: string) => void logs.push(line) });
  const config = { ...readConfig({}), portalRoot: "/nowhere", playgroundRoot: "/nowhere", port: 0, ...change };
  const gateway = await createGateway(config, log, now);
  await new Promise<void>((resolve) => gateway.server.listen(config.port, "127.0.0.1", resolve));
  const parsed = () => logs.map((line) => JSON.parse(line) as LogLine);
  const url = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`;

  return {
    ...gateway,
    url,
    logs,
    lines: (msg) => parsed().filter((line) => line.msg === msg),
    complaints: () => parsed().filter(({ level }) => level >= 40),
    ask: async (query, { token, variables, operationName } = {}) => {
      const answer = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables, operationName }),
      });
      const { data, errors = [] } = (await answer.json()) as Partial<GraphqlAnswer>;
      // Operations are reported after their responses are sent.
      await new Promise(setImmediate);
      return { status: answer.status, data, errors };
    },
  };
}
