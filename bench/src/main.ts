import { cpus } from "node:os";
import { readArguments } from "./arguments.ts";
import { start } from "./child.ts";
import { concurrency } from "./load.ts";
import { measure, type Contestant } from "./measure.ts";
import { scenarios } from "./scenarios.ts";
import { tableOf } from "./table.ts";

/** Fifty people here send more than the limits allow; counting stays on. */
const unlimited = { RATE_PER_PERSON: "1000000000", RATE_PER_ADDRESS: "1000000000" };

/** A build of the gateway, with and without its cache. */
const buildOf = (name: string, script: string): readonly Contestant[] => {
  const build = { script, dialect: "graphql", readyPath: "/readyz" } as const;
  return [
    { ...build, name, env: unlimited },
    { ...build, name: `${name}, without cache`, env: { ...unlimited, REFERENCE_CACHE: "0" } },
  ];
};

const contestantsWith = (gateway: string, against?: string): readonly Contestant[] => [
  { name: "by hand", script: "servers/bff.ts", dialect: "paths" },
  ...buildOf("this gateway", gateway),
  ...(against === undefined ? [] : buildOf("the other build", against)),
  { name: "Mercurius with jit", script: "servers/mercurius.ts", dialect: "graphql" },
  { name: "Apollo Server on Express", script: "servers/apollo.ts", dialect: "graphql" },
];

const say = (line: string) => void process.stdout.write(`${line}\n`);

const names = {
  servers: contestantsWith("", "").map(({ name }) => name),
  scenarios: scenarios.map(({ name }) => name),
};
const given = readArguments(names);
if (given === null) {
  process.stderr.write(
    `Usage: npm run bench -- [--quick] [--only NAME] [--scenario NAME] [--rounds N] [--share 0.1] [--gateway FILE] [--against FILE]\n` +
      `  servers: ${names.servers.join(" | ")}\n  scenarios: ${names.scenarios.join(" | ")}\n`,
  );
  process.exit(1);
}

const { quick, effort, gateway, against } = given;
const chosen = contestantsWith(gateway, against).filter(({ name }, place) => place === 0 || given.only.includes(name));
const asked = scenarios.filter(({ name }) => given.scenario.includes(name));

const fixture = await start("fixture/main.ts", {}, "/healthz");
try {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
  say(`${machine}, ${concurrency} requests at once, ${effort.rounds} rounds\n`);
  const measured = await measure(chosen, fixture.url, asked, effort, say);
  say(quick ? "\nEvery answer is equal." : `\n${tableOf(measured, asked)}`);
} finally {
  await fixture.stop();
}
