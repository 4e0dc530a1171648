import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../config.ts";

const self = "'self'";
/** Allows emotion's rules: it inserts into an empty style element. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of inline scripts or styles. */
function inlineHashes(html: string, tag: "script" | "style"): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, "g");
  return [...new Set([...html.matchAll(inline)].map(([, text = ""]) => hashOf(text)))];
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

/** Headers of every response; the policy covers the inline parts of the pages that are given. */
export function securityHeaders(pages: string, config: Outside & Pick<Config, "publicUrl">): RequestHandler {
  const { scripts, calls } = outside(config);
  const headers = headersOf(
    helmet({
      strictTransportSecurity: isSecure(config),
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          ...common,
          scriptSrc: [self, ...inlineHashes(pages, "script"), ...scripts],
          styleSrc: [self, emptyStyle, ...inlineHashes(pages, "style")],
          imgSrc: [self, "data:", "blob:"],
          mediaSrc: [self, "blob:"],
          connectSrc: [self, ...calls],
        },
      },
    }),
  );
  // Staff record words on its pages. What the portal does not use, nothing on its pages may ask for.
  return setting(new Map([...headers, ["permissions-policy", "microphone=(self), camera=(), geolocation=()"]]));
}

/** A local start uses plain http; a TLS front shows in the public URL. */
const isSecure = ({ publicUrl }: Pick<Config, "publicUrl">) => publicUrl?.startsWith("https:") ?? false;

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** Headers for data responses: those of a page that apply. */
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

/** The headers that a middleware sets; constant, so computed once. */
function headersOf(middleware: Middleware): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  middleware(Object.create(null) as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Sets constant headers on every response. */
export const setting =
  (headers: ReadonlyMap<string, string>): RequestHandler =>
  (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };

/** The playground's own policy: its editor uses inline styles and workers. */
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
