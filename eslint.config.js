import js from "@eslint/js";
import graphql from "@graphql-eslint/eslint-plugin";
import globals from "globals";
import typescript from "typescript-eslint";

const noDefaultExport = { selector: "ExportDefaultDeclaration", message: "Export by name." };
const noBarrel = { selector: "ExportAllDeclaration", message: "Import from the file itself." };
const noProcessEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Read the environment in config.ts only.",
};
const noClock = {
  selector:
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
  message: "Take the time from the clock that is passed in.",
};
const transaction =
  ":matches(CallExpression[callee.property.name='transaction'], CallExpression[callee.name='retryable'])";
const outerHandle = {
  selector: `${transaction} > :function Identifier[name='database']:not(Property > Identifier.key)`,
  message: "Use the transaction's handle: the outer one waits for ever on PGlite.",
};
/** @param {string} pattern what no text may match, wherever it is written */
const inText = (pattern) =>
  `:matches(Literal[value=/${pattern}/], TemplateElement[value.raw=/${pattern}/], JSXText[value=/${pattern}/])`;
/** @param {string} pattern what no label or title may match */
const inLabel = (pattern) =>
  `:matches(Property[key.name=/^(label|title|header|saveLabel|confirmLabel)$/], JSXAttribute[name.name=/^(label|title|header|saveLabel|confirmLabel)$/]) > Literal[value=/${pattern}/]`;
/** What can be checked of "How we write" in GLOSSARY.md; "Save Settings" and "Settings Updated" are the specification's. */
const wording = [
  {
    selector: inText("\\b[A-Z][A-Z0-9]*_(URL|DIR|TOKEN|PORT)\\b"),
    message: "Name no setting on a screen; say whom to ask.",
  },
  { selector: inText("\\b[Ee]-mail|\\b[Aa] mail\\b|\\bmails [a-z]"), message: "Write email." },
  {
    selector: inText("\\bstands? (here|in|under|beside)\\b|\\b(is|are|be) told\\b|\\b[Ww]hoever\\b"),
    message: "Say it plainly: see How we write in GLOSSARY.md.",
  },
  { selector: inLabel("^New (?!password$|chat$)[a-z]"), message: "Write Add." },
  {
    selector: inLabel("^[A-Z][a-z]+ (?!Settings$|Updated$|Igbo|Yoruba)[A-Z][a-z]"),
    message: "Write in sentence case.",
  },
];

/** The parts that are MUI's, each in a file that is loaded when it is first wanted. */
const overlays = [
  "packages/ui/src/feedback/dialog-frame.tsx",
  "packages/ui/src/form/{autocomplete-control,calendar,choice,option-menu}.tsx",
  "packages/ui/src/list/panel-frame.tsx",
  "packages/ui/src/page/action-menu.tsx",
  "packages/ui/src/palette/palette-dialog.tsx",
  "packages/ui/src/shell/{menu-drawer,popover-panel,side-drawer}.tsx",
  "packages/ui/src/theme/*.{ts,tsx}",
];
const styled = { group: ["@emotion/*"], message: "Styles are in a module.css beside the part." };
const mui = { group: ["@mui/*"], message: "Take a part of packages/ui; only what opens over a page is MUI's." };

/** What brings in react-router's data router, or its links and forms, each heavier than what the portal takes of it. */
const heavyRouting = {
  group: ["react-router", "react-router-dom", "react-router/*"],
  importNamePattern:
    "^(\\w+Router|RouterProvider|Await|Form|Link|NavLink|useBlocker|useMatches|use\\w+(Error|Data)|use(Fetchers?|Navigation|Revalidator|Submit))$",
  message: "Take HistoryRouter, RouteLink, RouteBoundary and the useBlocker of shared/drafts.",
};
const askedTwice = {
  group: ["@apollo/client/react"],
  importNamePattern: "^useQuery$",
  message:
    "Take useQuery of shared/page: pages are drawn in small steps, in which Apollo's own would ask again and again.",
};
const formatter = "[callee.object.name='Intl']";
const keptFormatter = `CallExpression[callee.name='kept'] > ArrowFunctionExpression ${formatter}`;
/** Formats and comparers of the language take a hundred times as long to make as to use. */
const formats = [
  {
    selector: `:function :matches(NewExpression, CallExpression[callee.property.name=/^[A-Z]/])${formatter}:not(${keptFormatter}), :function CallExpression[callee.name='kept'] ${formatter}`,
    message: "Make Intl's objects once: outside of functions, or in kept() of @app/domain/kept.ts.",
  },
  {
    selector:
      "CallExpression[callee.property.name=/^toLocale.*String$/], CallExpression[callee.property.name='localeCompare'][arguments.length>1]",
    message: "It makes an object of Intl at each call: make that once, in kept() of @app/domain/kept.ts.",
  },
];

/** The rules that need types, and those of React, are in .oxlintrc.json. */
const written = ["**/*.ts", "**/*.tsx"];

export default typescript.config(
  {
    ignores: [
      "**/dist/",
      "**/node_modules/",
      "**/*.generated.*",
      ".turbo/",
      "packages/ui/fonts/",
      "packages/schema/schema.graphql",
      "packages/schema/upstreams/",
      ".data/",
      "test-results/",
      "e2e/test-results/",
    ],
  },
  { ...js.configs.recommended, files: ["**/*.{js,mjs,ts,tsx}"] },
  { files: ["**/*.{js,mjs}"], languageOptions: { globals: globals.node } },
  {
    files: written,
    extends: [typescript.configs.strict],
  },
  {
    files: written,
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.{js,mjs,ts,tsx}"],
    rules: {
      "max-lines": ["error", { max: 300 }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-restricted-syntax": ["error", noDefaultExport, noBarrel, noProcessEnv],
    },
  },
  {
    files: ["apps/upstreams/src/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", noDefaultExport, noBarrel, noProcessEnv, outerHandle] },
  },
  {
    files: ["apps/upstreams/src/{features,http,jobs,records,service}/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", noDefaultExport, noBarrel, noProcessEnv, noClock, outerHandle] },
  },
  {
    files: ["packages/domain/src/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        noDefaultExport,
        noBarrel,
        noProcessEnv,
        noClock,
        outerHandle,
        ...wording,
        ...formats,
      ],
    },
  },
  {
    files: ["apps/web/src/**/*.{ts,tsx}", "packages/ui/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", noDefaultExport, noBarrel, noProcessEnv, ...wording, ...formats] },
  },
  {
    files: ["apps/web/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "**/testing/**"],
    rules: { "no-restricted-imports": ["error", { patterns: [heavyRouting, askedTwice, styled, mui] }] },
  },
  {
    files: ["packages/ui/src/**/*.{ts,tsx}", "apps/web/gallery/**/*.{ts,tsx}"],
    ignores: overlays,
    rules: { "no-restricted-imports": ["error", { patterns: [styled, mui] }] },
  },
  {
    files: overlays,
    rules: { "no-restricted-imports": ["error", { patterns: [askedTwice, styled] }] },
  },
  {
    files: ["apps/web/src/shared/page/use-query.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [heavyRouting, styled, mui] }] },
  },
  {
    files: ["**/config.ts", "scripts/**", "**/testing/**", "e2e/**"],
    rules: { "no-restricted-syntax": ["error", noDefaultExport, noBarrel] },
  },
  {
    files: [
      "**/*.config.{js,mjs,ts}",
      "codegen.ts",
      ".dependency-cruiser.mjs",
      "**/global-setup.ts",
      "**/*-reporter.ts",
    ],
    rules: { "no-restricted-syntax": ["error", noBarrel] },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["packages/schema/src/**/*.graphql"],
    languageOptions: { parser: graphql.parser },
    plugins: { "@graphql-eslint": { rules: graphql.rules } },
    rules: {
      "@graphql-eslint/no-typename-prefix": "error",
      "@graphql-eslint/no-unreachable-types": "error",
      "@graphql-eslint/naming-convention": [
        "error",
        {
          types: "PascalCase",
          FieldDefinition: "camelCase",
          InputValueDefinition: "camelCase",
          EnumValueDefinition: "UPPER_CASE",
        },
      ],
      "@graphql-eslint/require-deprecation-reason": "error",
    },
  },
  {
    // The specification calls it the customer number, the tutor number, and the feedback number.
    files: [
      "packages/schema/src/customers/customer.graphql",
      "packages/schema/src/feedbacks/feedback.graphql",
      "packages/schema/src/tutors/tutor-profile.graphql",
    ],
    rules: { "@graphql-eslint/no-typename-prefix": "off" },
  },
  {
    files: ["apps/web/src/**/*.graphql"],
    languageOptions: { parser: graphql.parser },
    plugins: { "@graphql-eslint": { rules: graphql.rules } },
    rules: {
      "@graphql-eslint/known-type-names": "error",
      "@graphql-eslint/fields-on-correct-type": "error",
      "@graphql-eslint/require-selections": "error",
      "@graphql-eslint/no-deprecated": "error",
      "@graphql-eslint/no-anonymous-operations": "error",
      "@graphql-eslint/unique-operation-name": "error",
      "@graphql-eslint/unique-fragment-name": "error",
    },
  },
);
