import { createHash } from "node:crypto";
import helmet from "helmet";
import type { Config } from "../config.ts";

const self = "'self'";
/** Lets emotion add its rules: it opens an empty style element and inserts into it. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of what stands between the tags, for the tags without a `src`. */
function inlineHashes(html: string, tag: "script" | "style"): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, "g");
  return [...html.matchAll(inline)].map(([, text = ""]) => hashOf(text));
}

type Outside = Pick<Config, "analyticsId" | "errorDsn">;

function outside({ analyticsId, errorDsn }: Outside) {
  return {
    scripts: analyticsId ? ["https://www.googletagmanager.com"] : [],
    calls: [
      ...(analyticsId ? ["https://*.google-analytics.com", "https://*.analytics.google.com"] : []),
      ...(errorDsn ? [new URL(errorDsn).origin] : []),
    ],
  };
}

const common = {
  defaultSrc: [self],
  fontSrc: [self],
  objectSrc: ["'none'"],
  baseUri: [self],
  formAction: [self],
  frameAncestors: ["'none'"],
  manifestSrc: [self],
};

/** Headers of every answer; the policy is the portal's, made for the inline parts of its page. */
export function securityHeaders(portalPage: string, config: Outside & Pick<Config, "publicUrl">) {
  const { scripts, calls } = outside(config);
  return helmet({
    // Plain http is what a local start speaks; a front with TLS is told apart by the address people use.
    strictTransportSecurity: config.publicUrl?.startsWith("https:") ?? false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...common,
        scriptSrc: [self, ...inlineHashes(portalPage, "script"), ...scripts],
        styleSrc: [self, emptyStyle, ...inlineHashes(portalPage, "style")],
        imgSrc: [self, "data:", "blob:"],
        connectSrc: [self, ...calls],
      },
    },
  });
}

/** The playground's own policy: its editor writes styles inline and works in workers. */
export const playgroundPolicy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    ...common,
    scriptSrc: [self],
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, "data:"],
    fontSrc: [self, "data:"],
    connectSrc: [self],
    workerSrc: [self, "blob:"],
  },
});
