import { toJSONSchema, type ZodObject } from "zod";
import { variables as ofGateway } from "../apps/gateway/src/config.ts";
import { variables as ofUpstreams } from "../apps/upstreams/src/config.ts";

/** What the documentation says of a variable. */
interface Variable {
  description?: string;
  default?: string | number;
  /** What happens instead of a default. */
  unset?: string;
}

const groups: Readonly<Record<string, readonly string[]>> = {
  Addresses: ["PORT", "HOST", "PUBLIC_URL", "V1_URL", "V2_URL", "V1_PORT", "V2_PORT", "SERVE"],
  Data: [
    ...["DATA_DIR", "DATABASE_URL", "DEMO", "S3_URL", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    "UNUSED_FILES_HOURS",
  ],
  Email: ["SMTP_URL", "MAIL_FROM"],
  "Limits and caches": ["RATE_PER_PERSON", "RATE_PER_TOKEN", "RATE_PER_ADDRESS", "REDIS_URL", "REFERENCE_CACHE"],
  "Live changes, logs and metrics": [
    ...[
      "EVENTS_TOKEN",
      "LOG_LEVEL",
      "METRICS_TOKEN",
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "DRAIN_SECONDS",
      "UPSTREAM_TIMEOUT_SECONDS",
    ],
    ...["ANALYTICS_ID", "ERROR_DSN"],
  ],
};

function read(schema: ZodObject): Readonly<Record<string, Variable>> {
  const { properties = {} } = toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return properties as Record<string, Variable>;
}

/** Of a variable that both programs read, the gateway's words count. */
const known: Readonly<Record<string, Variable>> = { ...read(ofUpstreams), ...read(ofGateway) };

function rowOf(name: string): readonly string[] {
  const { description, unset, default: otherwise } = known[name] ?? {};
  if (description === undefined) throw new Error(`${name} has no description in its schema.`);
  return [`\`${name}\``, unset ?? (otherwise === undefined ? "–" : `\`${String(otherwise)}\``), description];
}

/** A Markdown table with columns of one width, as the formatter writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const all = [["Name", "Default", "What"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(all[0] ?? []), rule, ...rows.map(line)].join("\n");
}

/** Every variable of both programs, by group; one that is in no group fails. */
export function environmentTables(): { readme: string; page: string } {
  const listed = Object.values(groups).flat();
  const missing = Object.keys(known).filter((name) => !listed.includes(name));
  if (missing.length > 0) throw new Error(`In no group of the documentation: ${missing.join(", ")}.`);
  const sections = Object.entries(groups).map(([title, names]) => `## ${title}\n\n${table(names.map(rowOf))}`);
  return { readme: table(listed.map(rowOf)), page: sections.join("\n\n") };
}

const [begin, end] = ["<!-- variables: written by `npm run generate` -->", "<!-- end of variables -->"];

/** A text with what stands between its two marks replaced. */
export function withVariables(text: string, written: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error("The marks of the variables are missing.");
  return `${text.slice(0, from)}${begin}\n\n${written}\n\n${text.slice(to)}`;
}
