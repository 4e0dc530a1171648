import { resolve } from "node:path";
import { z } from "zod";

const port = (name: string, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: ({ input }) => `${name} must be a port between 0 and 65535, not "${String(input)}".`,
    })
    .transform(Number);

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The variables, with what the documentation says of each. `unset`: what happens instead of a default. */
export const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  V1_PORT: port("V1_PORT", 4001),
  V2_PORT: port("V2_PORT", 4002),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("folder of the embedded database and of uploads; one process at a time"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, "DATABASE_URL must start with postgres:// or postgresql://.")
    .optional()
    .describe("a PostgreSQL for the upstream servers instead of the embedded one"),
  DEMO: z.enum(["1", "0", "true", "false"], "DEMO must be 1 or 0.").optional().meta({
    description: "whether an empty database is filled with the demo business",
    unset: "`1` embedded, else `0`",
  }),
  EVENTS_TOKEN: z.string().min(16, "EVENTS_TOKEN must be 16 characters or more.").optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "PUBLIC_URL must be an address starting with http:// or https://." })
    .optional(),
  PORT: port("PORT", 4000),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/, "SMTP_URL must start with smtp:// or smtps://.")
    .optional()
    .describe("mail server, `smtp://` or `smtps://`; unset, emails stay in the portal’s mailbox"),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
      'MAIL_FROM must be an address, such as "Staff portal <portal@example.org>".',
    )
    .optional()
    .describe("sender of emails; needed with `SMTP_URL`"),
  SERVE: z
    .string()
    .default("v1,v2")
    .refine((text) => /^v[12](,v[12])?$/.test(text), 'SERVE must be "v1", "v2" or "v1,v2".')
    .describe("which of the two upstream servers a process runs: `v1`, `v2` or both"),
  S3_URL: z
    .string()
    .regex(
      /^https?:\/\/[^\s/?#@]+\/[^\s?#]+$/,
      "S3_URL must be an address with a bucket: https://s3.example.org/bucket.",
    )
    .optional()
    .describe("a bucket for uploads instead of `DATA_DIR/files`; its name is the path"),
  S3_REGION: z.string().default("us-east-1").describe("region of the bucket"),
  S3_ACCESS_KEY_ID: z.string().optional().describe("key to the bucket: to read, write, delete and list"),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("the secret of that key"),
  UNUSED_FILES_HOURS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, "UNUSED_FILES_HOURS must be a whole number of hours, 1 or more.")
    .default("24")
    .transform(Number)
    .describe("after how many hours an upload that no record uses is deleted"),
  LOG_LEVEL: z.enum(levels, `LOG_LEVEL must be one of ${levels.join(", ")}.`).default("info"),
});

const environment = variables
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, "MAIL_FROM must be set with SMTP_URL.")
  .refine(
    (env) =>
      new Set([env.S3_URL, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].map((one) => one === undefined)).size === 1,
    "S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.",
  )
  .transform((env) => ({
    host: env.HOST,
    v1Port: env.V1_PORT,
    v2Port: env.V2_PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    seed: env.DEMO === undefined ? env.DATABASE_URL === undefined : ["1", "true"].includes(env.DEMO),
    eventsToken: env.EVENTS_TOKEN ?? null,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
    smtp: env.SMTP_URL === undefined ? null : { url: env.SMTP_URL, from: env.MAIL_FROM ?? "" },
    s3:
      env.S3_URL === undefined
        ? null
        : {
            url: env.S3_URL,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
          },
    unusedFilesMs: env.UNUSED_FILES_HOURS * 60 * 60_000,
    serve: new Set(env.SERVE.split(",")),
    logLevel: env.LOG_LEVEL,
  }));

/** The configuration of both servers. `seed`: fill an empty database with the demo business. */
export type Config = z.infer<typeof environment>;

/** A start that cannot continue; its message is printed as one line. */
export class StartRefused extends Error {}

/** Reads the environment once; an empty value counts as unset. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (!result.success) throw new StartRefused(result.error.issues.map(({ message }) => message).join(" "));
  return result.data;
}
