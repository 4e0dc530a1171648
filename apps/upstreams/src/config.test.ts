import { readConfig } from "./config.ts";

it("starts with nothing set", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: "127.0.0.1",
    v1Port: 4001,
    v2Port: 4002,
    databaseUrl: null,
    seed: true,
    logLevel: "info",
  });
  expect(config.dataDir).toMatch(/\.data$/);
  expect([...config.serve]).toEqual(["v1", "v2"]);
});

it("takes an empty value for unset", () => {
  expect(readConfig({ V1_PORT: "", DATABASE_URL: "", DEMO: "" })).toMatchObject({ v1Port: 4001, databaseUrl: null });
});

it.each([
  [{}, true],
  [{ DEMO: "0" }, false],
  [{ DATABASE_URL: "postgres://localhost/x" }, false],
  [{ DATABASE_URL: "postgres://localhost/x", DEMO: "1" }, true],
])("with %j, seeding an empty database is %s", (env, seed) => {
  expect(readConfig(env).seed).toBe(seed);
});

it("leads to the gateway's own port unless people reach the portal elsewhere", () => {
  expect(readConfig({}).publicUrl).toBe("http://localhost:4000");
  expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readConfig({ PUBLIC_URL: "https://portal.example.org/" }).publicUrl).toBe("https://portal.example.org");
});

it("sends mail only where there is a mail server", () => {
  expect(readConfig({}).smtp).toBeNull();
  const smtp = { url: "smtps://me:secret@mail.example.org", from: "Staff portal <portal@example.org>" };
  expect(readConfig({ SMTP_URL: smtp.url, MAIL_FROM: smtp.from }).smtp).toEqual(smtp);
});

it("keeps files in the data folder unless there is a bucket, and unused ones for a day unless told otherwise", () => {
  expect(readConfig({})).toMatchObject({ s3: null, unusedFilesMs: 86_400_000 });
  const env = {
    S3_URL: "https://s3.example.org/files",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
    UNUSED_FILES_HOURS: "2",
  };
  expect(readConfig(env)).toMatchObject({
    s3: { url: "https://s3.example.org/files", region: "us-east-1", accessKeyId: "a", secretAccessKey: "b" },
    unusedFilesMs: 7_200_000,
  });
});

it("serves one of the two when told so", () => {
  expect([...readConfig({ SERVE: "v2" }).serve]).toEqual(["v2"]);
});

it.each([
  [{ V1_PORT: "abc" }, 'V1_PORT must be a port between 0 and 65535, not "abc".'],
  [{ V2_PORT: "70000" }, 'V2_PORT must be a port between 0 and 65535, not "70000".'],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must start with postgres:// or postgresql://."],
  [{ DEMO: "perhaps" }, "DEMO must be 1 or 0."],
  [{ PUBLIC_URL: "portal" }, "PUBLIC_URL must be an address starting with http:// or https://."],
  [{ SMTP_URL: "mail.example.org" }, "SMTP_URL must start with smtp:// or smtps://."],
  [{ SMTP_URL: "smtp://mail.example.org" }, "MAIL_FROM must be set with SMTP_URL."],
  [
    { SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "Portal" },
    'MAIL_FROM must be an address, such as "Staff portal <portal@example.org>".',
  ],
  [
    { S3_URL: "https://s3.example.org", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
    "S3_URL must be an address with a bucket: https://s3.example.org/bucket.",
  ],
  [
    { S3_URL: "https://s3.example.org/files" },
    "S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.",
  ],
  [{ UNUSED_FILES_HOURS: "0" }, "UNUSED_FILES_HOURS must be a whole number of hours, 1 or more."],
  [{ SERVE: "v3" }, 'SERVE must be "v1", "v2" or "v1,v2".'],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
])("refuses %j with one line", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it.each([
  [{ DATABASE_URL: "mysql://me:secret-word@db/x" }],
  [{ DATABASE_URL: "host=db password=secret-word" }],
  [{ SMTP_URL: "http://me:secret-word@mail.example.org" }],
  [{ SMTP_URL: "smtp://me:secret-word@mail.example.org", MAIL_FROM: "Portal" }],
  [{ PUBLIC_URL: "ftp://me:secret-word@portal.example.org" }],
  [{ EVENTS_TOKEN: "secret-word" }],
])("repeats nothing secret of %j", (env) => {
  expect(() => readConfig(env)).toThrow(/^(?!.*secret-word).+$/);
});
