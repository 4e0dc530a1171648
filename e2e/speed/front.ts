import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Browsers speak HTTP/2 only over TLS, so what the portal is measured behind ends that, as in production. */
export interface Front {
  address: string;
  stop: () => void | Promise<void>;
}

/** Files with a key, and the certificate that was made for it. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Made anew for localhost: no browser that is told to look for more trusts it. */
export function selfSigned(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "portal-front-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync("openssl", made.split(" "), { stdio: "ignore" });
  return { key, cert };
}
