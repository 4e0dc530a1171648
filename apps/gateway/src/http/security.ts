import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
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
export function securityHeaders(portalPage: string, config: Outside & Pick<Config, "publicUrl">): RequestHandler {
  const { scripts, calls } = outside(config);
  return setting(
    headersOf(
      helmet({
        strictTransportSecurity: isSecure(config),
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            ...common,
            scriptSrc: [self, ...inlineHashes(portalPage, "script"), ...scripts],
            styleSrc: [self, emptyStyle, ...inlineHashes(portalPage, "style")],
            imgSrc: [self, "data:", "blob:"],
            mediaSrc: [self, "blob:"],
            connectSrc: [self, ...calls],
          },
        },
      }),
    ),
  );
}

/** Plain http is what a local start speaks; a front with TLS is told apart by the address people use. */
const isSecure = ({ publicUrl }: Pick<Config, "publicUrl">) => publicUrl?.startsWith("https:") ?? false;

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** Headers of answers that are data: what of a page's means something there. */
export function dataHeaders(config: Pick<Config, "publicUrl">): ReadonlyMap<string, string> {
  return headersOf(
    helmet({
      strictTransportSecurity: isSecure(config),
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
}

/** What a middleware sets; that is the same for every answer, so it is asked once. */
function headersOf(middleware: Middleware): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  middleware(Object.create(null) as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Sets the same headers on every answer. */
export const setting =
  (headers: ReadonlyMap<string, string>): RequestHandler =>
  (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };

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
