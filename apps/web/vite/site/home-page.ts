import { escapeHtml } from "./escape.ts";
import { entrance } from "./frame.ts";
import type { SourcePage } from "./source.ts";

/** The text of the home page: what is above its first heading, then a section for each heading. */
export function homeMain({ headline, description }: SourcePage, html: string): string {
  const parts = html.split(/(?=<h2 )/);
  const [opening, sections] = html.startsWith("<h2 ") ? ["", parts] : [parts[0] ?? "", parts.slice(1)];
  return `
    <main id="main" tabindex="-1">
      <section class="hero">
        <h1>${escapeHtml(headline)}</h1>
        <p class="lead">${escapeHtml(description)}</p>
        <p class="actions">${entrance}<a class="button quiet" href="/docs/getting-started">Run it yourself</a></p>
        ${opening}
      </section>
      ${sections.map((section) => `<section class="feature text">${section}</section>`).join("\n      ")}
    </main>`;
}
