import { readConfig } from "./config.ts";

it("stands on the local servers when nothing is set", () => {
  expect(readConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 4000,
    v1Url: "http://localhost:4001",
    v2Url: "http://localhost:4002",
    analyticsId: null,
  });
});

it("follows the upstream servers to other ports, and leaves them for other addresses", () => {
  expect(readConfig({ V1_PORT: "5001", V2_URL: "https://two.example/api" })).toMatchObject({
    v1Url: "http://localhost:5001",
    v2Url: "https://two.example/api",
  });
});

it("takes an empty value for an unset one", () => {
  expect(readConfig({ PORT: "", V1_URL: "" })).toMatchObject({ port: 4000, v1Url: "http://localhost:4001" });
});

it.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["V1_URL", "localhost:4001"],
  ["V2_URL", "ftp://two.example"],
  ["PUBLIC_URL", "portal"],
  ["METRICS_TOKEN", "short"],
  ["DRAIN_SECONDS", "-1"],
  ["UPSTREAM_TIMEOUT_SECONDS", "0"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
  ["LOG_LEVEL", "loud"],
])("names a bad %s in one line", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Bad environment value: ${name}: [^\\n]+$`));
});

it.each([
  ["REDIS_URL", "http://me:secret-word@redis"],
  ["V1_URL", "ftp://me:secret-word@one.example"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "grpc://me:secret-word@collector"],
  ["ERROR_DSN", "secret-word@errors.example"],
  ["EVENTS_TOKEN", "secret-word"],
  ["METRICS_TOKEN", "secret-word"],
])("repeats nothing secret of a bad %s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(/^(?!.*secret-word).+$/);
});
