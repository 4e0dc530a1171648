import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from "graphql";

/** What is to be written as code. */
export interface Written {
  query: string;
  /** JSON, or empty. */
  variables: string;
  /** Of a document with several operations, the one that is run. */
  operationName: string | null;
  /** Of this server: "https://portal.example.com". */
  origin: string;
}

/** Ready to be written: parsed, and of a document with one operation or with one named. */
export interface Call {
  url: string;
  isStream: boolean;
  name: string | null;
  body: { query: string; operationName?: string; variables?: object };
}

function operationOf({ query, operationName }: Written): { operation: OperationDefinitionNode; isOneOfSome: boolean } {
  const operations = parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  if (operation === undefined) throw new Error("This tab holds no operation.");
  return { operation, isOneOfSome: operations.length > 1 };
}

function variablesOf({ variables }: Written): object | undefined {
  if (variables.trim() === "") return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(variables);
  } catch {
    throw new Error("The variables are not valid JSON. Correct them first.");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new Error("The variables must be a JSON object.");
  return parsed;
}

/** What would be sent. Throws a sentence if it cannot be. */
export function callFor(written: Written): Call {
  const { operation, isOneOfSome } = operationOf(written);
  const variables = variablesOf(written);
  const name = operation.name?.value ?? null;
  const isStream = operation.operation === OperationTypeNode.SUBSCRIPTION;
  return {
    url: `${written.origin}/graphql${isStream ? "/stream" : ""}`,
    isStream,
    name,
    body: {
      query: written.query,
      ...(isOneOfSome && name !== null && { operationName: name }),
      ...(variables && { variables }),
    },
  };
}

/** As one word of a shell: nothing in single quotes means anything but the quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** For bash and its like. The token comes from the environment. */
export function curlFor({ url, isStream, body }: Call): string {
  return [
    `curl --silent${isStream ? " --no-buffer" : ""} ${quoted(url)}`,
    `  --header "Authorization: Bearer $TOKEN"`,
    `  --header 'Content-Type: application/json'`,
    ...(isStream ? [`  --header 'Accept: text/event-stream'`] : []),
    `  --data-raw ${quoted(JSON.stringify(body))}`,
  ].join(" \\\n");
}

const literal = (text: string) => `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, (found) => `\\${found}`)}\``;
const json = (value: unknown, indent: string) => JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);

const headers = (isStream: boolean) => `  headers: {
    authorization: \`Bearer \${process.env.TOKEN}\`,
    "content-type": "application/json",${isStream ? '\n    accept: "text/event-stream",' : ""}
  },`;

const reading = (isStream: boolean, cast = "") =>
  isStream
    ? `for await (const part of answer.body.pipeThrough(new TextDecoderStream())) console.log(part);`
    : `const { data, errors } = ${cast === "" ? "await answer.json()" : `(await answer.json()) as ${cast}`};
if (errors) throw new Error(errors.map(({ message }) => message).join("\\n"));
console.log(JSON.stringify(data, null, 2));`;

/** For Node.js, as a module without dependencies. */
export function fetchFor({ url, isStream, body: { query, operationName, variables } }: Call): string {
  return `const query = ${literal(query)};

const answer = await fetch(${JSON.stringify(url)}, {
  method: "POST",
${headers(isStream)}
  body: JSON.stringify({
    query,${operationName === undefined ? "" : `\n    operationName: ${JSON.stringify(operationName)},`}${
      variables === undefined ? "" : `\n    variables: ${json(variables, "    ")},`
    }
  }),
});
${reading(isStream)}
`;
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * For TypeScript: a typed document, made by graphql-codegen as the portal's own are. The project has no client library,
 * and needs none.
 */
export function typedFor({ url, isStream, name, body: { query, operationName, variables } }: Call): string {
  if (name === null) throw new Error("Name the operation first: its types are called after it.");
  if (isStream) throw new Error("Subscriptions have no typed document here. Use curl or fetch.");
  if (operationName !== undefined) throw new Error("Leave one operation in this tab: each has a file of its own.");
  const kind = /^\s*mutation\b/m.test(query) ? "Mutation" : "Query";
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const file = kebab(name);
  const given = variables === undefined ? "{}" : json(variables, "");
  return `// 1. ${file}.graphql
${query.trim().replaceAll(/^/gm, "//    ")}

// 2. codegen.ts, run by: npx graphql-codegen
//    const headers = { Authorization: \`Bearer \${process.env.TOKEN}\` };
//    export default {
//      schema: [{ ${JSON.stringify(url)}: { headers } }],
//      documents: ["**/*.graphql", "!node_modules"],
//      generates: {
//        "./schema.generated.ts": { plugins: ["typescript"] },
//        "./": {
//          preset: "near-operation-file",
//          presetConfig: { baseTypesPath: "schema.generated.ts", extension: ".generated.ts" },
//          plugins: ["typescript-operations", "typed-document-node"],
//        },
//      },
//    };

// 3. ${file}.ts, in a package of "type": "module"
import { print } from "graphql";
import { ${type}Document, type ${type}${kind}, type ${type}${kind}Variables } from "./${file}.generated.ts";

const variables: ${type}${kind}Variables = ${given};

const answer = await fetch(${JSON.stringify(url)}, {
  method: "POST",
${headers(false)}
  body: JSON.stringify({ query: print(${type}Document), variables }),
});
${reading(false, `{ data: ${type}${kind}; errors?: { message: string }[] }`)}
`;
}
