import { createHash, createHmac } from "node:crypto";

/** A request as it arrives: the path with its query as it was sent. */
export interface SignedRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const encoded = (text: string) =>
  encodeURIComponent(decodeURIComponent(text)).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalOf({ method, path, headers }: SignedRequest, signed: readonly string[]): string {
  const [place = "", query = ""] = path.split("?");
  const pairs = query
    .split("&")
    .filter(Boolean)
    .map((pair) => pair.replaceAll("+", "%20").split("="))
    .map(([name = "", value = ""]) => `${encoded(name)}=${encoded(value)}`);
  return [
    method,
    place.split("/").map(encoded).join("/"),
    pairs.toSorted().join("&"),
    ...signed.map((name) => `${name}:${(headers[name] ?? "").trim()}`),
    "",
    signed.join(";"),
    headers["x-amz-content-sha256"] ?? "",
  ].join("\n");
}

/**
 * The signature that a store of Amazon's works out for a request, after its published rules (AWS Signature Version 4, in
 * the header, one chunk) and nothing else, so that it can judge what a library has signed.
 */
export function signatureOf(
  request: SignedRequest,
  key: { secretAccessKey: string; region: string },
  signed: readonly string[],
): string {
  const at = request.headers["x-amz-date"] ?? "";
  const day = at.slice(0, 8);
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(canonicalOf(request, signed))].join("\n");
  const signing = [day, key.region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  return createHmac("sha256", signing).update(text).digest("hex");
}
