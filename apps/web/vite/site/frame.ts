import { escapeHtml } from "./escape.ts";

/** The addresses of what every page loads. */
export interface SiteAssets {
  style: string;
  font: string;
  script: string;
  /** Of what search can find. */
  index: string;
  /** Of a picture, by its file's name. */
  pictureAt: (file: string) => string;
}

interface Frame {
  title: string;
  description: string;
  /** Its own address. */
  address: string;
  /** Class of the body, by which a kind of page is laid out. */
  kind: string;
  main: string;
  /** In the top bar, before what every page has there. */
  tools?: string;
  assets: SiteAssets;
  /** The script that puts on the theme, as the portal's page has it. */
  themeScript: string;
}

/** The theme script of the portal's page. */
export function themeScriptOf(portalPage: string): string {
  const [, script] = /<script>([\s\S]*?dataset\.theme[\s\S]*?)<\/script>/.exec(portalPage) ?? [];
  if (script === undefined) throw new Error("The portal's page has no theme script.");
  return script;
}

/** Marks the page as one with scripts, and where a token is kept that is still good: it then leads into the portal. */
const marksScript = `
  document.documentElement.dataset.script = "";
  try {
    const claims = localStorage.accessToken.split(".")[1].replaceAll("-", "+").replaceAll("_", "/");
    if (JSON.parse(atob(claims)).exp * 1000 > Date.now()) document.documentElement.dataset.signedIn = "";
  } catch {}
`;

const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#2F4390"/><circle cx="15.2" cy="17.2" r="5" fill="none" stroke="#fff" stroke-width="2.8"/><path d="M17.6 9 21 5.4" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle cx="15.2" cy="26.9" r="1.9" fill="#F0885A"/></svg>';

const places = [
  { href: "/docs/welcome", label: "Documentation", within: "/docs" },
  { href: "/pricing", label: "Pricing", within: "/pricing" },
];

const placeLinks = (address: string): string =>
  places
    .map(({ href, label, within }) => {
      const current =
        address === href ? ' aria-current="page"' : address.startsWith(within) ? ' aria-current="true"' : "";
      return `<a href="${href}"${current}>${label}</a>`;
    })
    .join("");

/** The way into the portal: which of the two is shown, a script says. */
export const entrance =
  '<a class="button signed-out" href="/login">Sign in</a><a class="button signed-in" href="/app">Open the portal</a>';

/** Finds sections of the documentation; hidden without scripts. */
export const searchBox = (index: string): string => `
      <div class="search" role="search">
        <input type="search" aria-label="Search the documentation" placeholder="Search ( / )" autocomplete="off" spellcheck="false" data-index="${index}" />
        <div class="found"><p role="status"></p><ul></ul></div>
      </div>`;

const sun =
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor"/></svg>';

/** A whole page. */
export function framed({ title, description, address, kind, main, tools = "", assets, themeScript }: Frame): string {
  return `<!doctype html>
<html lang="en" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)} – Staff portal</title>
    <meta name="description" content="${escapeHtml(description)}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="${assets.style}" />
    <script>${themeScript}</script>
    <script>${marksScript}</script>
    <script type="module" src="${assets.script}"></script>
  </head>
  <body class="${kind}">
    <a class="skip" href="#main">Skip to the content</a>
    <header class="top">
      <a class="brand" href="/home">${mark}<span>Staff portal</span></a>
      <nav class="places" aria-label="Pages">${placeLinks(address)}</nav>
${tools}
      <button class="theme" type="button">${sun}</button>
      <div class="entrance">${entrance}</div>
    </header>
${main}
  </body>
</html>
`;
}
