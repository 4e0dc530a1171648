import { variableOf } from "./color.ts";
import { light, oneDark, statusToneNames, type Tokens } from "./tokens.ts";

function variables({ status, chart, ...plain }: Tokens): string[] {
  const line = (name: string, value: string) => `  ${variableOf(name)}: ${value};`;
  return [
    ...Object.entries(plain).map(([name, value]) => line(name, value)),
    ...statusToneNames.flatMap((tone) => [
      line(`status-${tone}-bg`, status[tone].bg),
      line(`status-${tone}-fg`, status[tone].fg),
    ]),
    ...chart.map((value, index) => line(`chart-${index + 1}`, value)),
  ];
}

/** The content of tokens.generated.css: the tokens of both themes. */
export function tokensCss(): string {
  const rule = (selector: string, scheme: string, tokens: Tokens) =>
    `${selector} {\n  color-scheme: ${scheme};\n${variables(tokens).join("\n")}\n}\n`;
  return [
    "/* Written by `npm run generate` from tokens.ts; do not edit. */",
    rule(`:root,\n[data-theme="light"]`, "light", light),
    rule(`[data-theme="dark"]`, "dark", oneDark),
  ].join("\n");
}
