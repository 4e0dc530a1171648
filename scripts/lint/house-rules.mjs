/**
 * What this project does not write, as rules of oxlint: each a selector of code, and the sentence that says what to write
 * in its place. `.oxlintrc.json` says where each holds; `scripts/lint-rules.test.ts` breaks each once.
 */

import { readFileSync } from "node:fs";

/** @typedef {{ report: (found: { node: unknown, message: string }) => void }} Context as oxlint gives it */

/** @param {string} selector as esquery reads it @param {string} message */
const refuse = (selector, message) => ({
  /** @param {Context} context */
  create: (context) => ({
    /** @param {unknown} node */
    [selector]: (node) => context.report({ node, message }),
  }),
});

/** @param {string} pattern what no text may match, wherever it is written */
const inText = (pattern) =>
  `:matches(Literal[value=/${pattern}/], TemplateElement[value.raw=/${pattern}/], JSXText[value=/${pattern}/])`;

const labels = "/^(label|title|header|saveLabel|confirmLabel)$/";
/** @param {string} pattern what no label or title may match */
const inLabel = (pattern) =>
  `:matches(Property[key.name=${labels}], JSXAttribute[name.name=${labels}]) > Literal[value=/${pattern}/]`;

const transaction =
  ":matches(CallExpression[callee.property.name='transaction'], CallExpression[callee.name='retryable'])";

const formatter = "[callee.object.name='Intl']";
const memoizedFormatter = `CallExpression[callee.name='memoize'] > ArrowFunctionExpression ${formatter}`;
/** Formats and comparers of the language take a hundred times as long to make as to use. */
const unmemoizedFormatter = [
  `:function :matches(NewExpression, CallExpression[callee.property.name=/^[A-Z]/])${formatter}:not(${memoizedFormatter})`,
  `:function CallExpression[callee.name='memoize'] ${formatter}`,
].join(", ");

const modules = {
  "no-default-export": refuse("ExportDefaultDeclaration", "Export by name."),
  "no-barrel": refuse("ExportAllDeclaration", "Import from the file itself."),
};

const surroundings = {
  "no-process-env": refuse(
    "MemberExpression[object.name='process'][property.name='env']",
    "Read the environment in config.ts only.",
  ),
  "no-clock": refuse(
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
    "Take the time from the clock that is passed in.",
  ),
  "no-outer-handle": refuse(
    `${transaction} > :function Identifier[name='database']:not(Property > Identifier.key)`,
    "Use the transaction's handle: the outer one waits for ever on PGlite.",
  ),
};

/** A call that gives nothing today may give a promise tomorrow, as scrolling has come to do: React would run it as the clean-up. */
const effect = "CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression";
const effects = {
  "no-effect-of-a-call": refuse(
    `${effect} > ChainExpression.body > CallExpression[callee.type='MemberExpression'], ${effect} > CallExpression.body[callee.property.name=/^(scroll|focus|blur|click|play|show)/]`,
    "Put the effect in braces: what it returns is run as its clean-up.",
  ),
};

/** What can be checked of "How we write" in GLOSSARY.md; "Save Settings" and "Settings Updated" are the specification's. */
const wording = {
  "no-setting-name": refuse(
    // A kind of record is called SERVICE_TOKEN.
    inText("\\b(?!SERVICE_TOKEN\\b)[A-Z][A-Z0-9]*_(URL|DIR|TOKEN|PORT)\\b"),
    "Name no setting on a screen; say whom to ask.",
  ),
  "write-email": refuse(inText("\\b[Ee]-mail|\\b[Aa] mail\\b|\\bmails [a-z]"), "Write email."),
  "plain-words": refuse(
    inText("(?<!characters cannot )\\bstands? (here|in|under|beside)\\b|\\b(is|are|be) told\\b|\\b[Ww]hoever\\b"),
    "Say it plainly: see How we write in GLOSSARY.md.",
  ),
  "write-add": refuse(inLabel("^New (?!password$|chat$)[a-z]"), "Write Add."),
  "sentence-case": refuse(
    inLabel("^[A-Z][a-z]+ (?!Settings$|Updated$|Igbo|Yoruba)[A-Z][a-z]"),
    "Write in sentence case.",
  ),
};

const [, table = ""] = readFileSync(new URL("../../GLOSSARY.md", import.meta.url), "utf8").split("## Names in code\n");
const [namesTable = ""] = table.split("\n## ");
/** Names that "Names in code" in GLOSSARY.md forbids, each with what to write in its place. */
const betterNames = new Map(
  [...namesTable.matchAll(/^\| (.+?) +\| (`.+`) +\|$/gm)].flatMap(([, better, names = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => /** @type {const} */ ([name, better])),
  ),
);
const declared =
  ":matches(VariableDeclarator, FunctionDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration) > Identifier.id, :function > Identifier.params";

const names = {
  "plain-names": {
    /** @param {Context} context */
    create: (context) => ({
      /** @param {{ name: string }} node */
      [declared](node) {
        const better = betterNames.get(node.name);
        if (better)
          context.report({ node, message: `Say what it is, as “Names in code” in GLOSSARY.md does: ${better}.` });
      },
    }),
  },
};

const formats = {
  "memoized-formats": refuse(
    unmemoizedFormatter,
    "Make Intl's objects once: outside of functions, or in memoize() of @app/domain/memoize.ts.",
  ),
  "no-format-of-its-own": refuse(
    "CallExpression[callee.property.name=/^toLocale.*String$/], CallExpression[callee.property.name='localeCompare'][arguments.length>1]",
    "It makes an object of Intl at each call: make that once, in memoize() of @app/domain/memoize.ts.",
  ),
};

// oxlint takes a plugin as a default export.
export default {
  meta: { name: "house" },
  rules: { ...modules, ...surroundings, ...effects, ...wording, ...names, ...formats },
};
