import Prism from "prismjs";
import "prismjs/components/prism-bash.js";
import "prismjs/components/prism-docker.js";
import "prismjs/components/prism-graphql.js";
import "prismjs/components/prism-json.js";
import "prismjs/components/prism-typescript.js";
import "prismjs/components/prism-yaml.js";
import { escapeHtml } from "./escape.ts";

const grammars: Readonly<Record<string, string>> = {
  sh: "bash",
  ts: "typescript",
  graphql: "graphql",
  json: "json",
  dockerfile: "docker",
  yaml: "yaml",
};

/** Code as HTML in which a class on each piece names its kind. Without a grammar it has one colour. */
export function highlighted(code: string, language: string): string {
  const name = grammars[language] ?? "";
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}
