interface Reference {
  $ref?: string;
}

interface AnswerSchema extends Reference {
  properties?: { total?: object; data?: Reference & { items?: Reference } };
}

interface Operation {
  parameters?: readonly { name: string; schema?: { enum?: readonly string[] } }[];
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: AnswerSchema }>> }>>;
}

/** As much of a contract as its calls need. */
export interface CalledContract {
  components: { schemas: Readonly<Record<string, { properties?: object }>> };
  paths: Readonly<Record<string, Partial<Record<"get" | "post" | "patch", Operation>>>>;
}

/** The usual calls of a kind of record. */
export interface RecordCalls {
  /** Path of the list. */
  path: string;
  /** The fields by which the list can be sorted. */
  sorts: readonly string[];
  /** The other calls that answer the record, or counts of it: facets, create, update and each event. */
  calls: readonly string[];
}

const answerOf = (operation: Operation | undefined, status: string) =>
  operation?.responses?.[status]?.content?.["application/json"]?.schema;

const nameIn = ({ $ref }: Reference = {}) => $ref?.split("/").at(-1) ?? null;

/** The record that a call lists in pages; null for other calls. */
function listedBy(operation: Operation | undefined): string | null {
  const { total, data } = answerOf(operation, "200")?.properties ?? {};
  return total ? nameIn(data?.items) : null;
}

/** The record that a call answers, plain or in `data`; null for other calls. */
function answeredBy(operation: Operation): string | null {
  const schema = answerOf(operation, "200") ?? answerOf(operation, "201");
  return nameIn(schema) ?? nameIn(schema?.properties?.data);
}

function callsOf(record: string, path: string, { paths }: CalledContract): RecordCalls {
  const { get, post, patch } = paths[path] ?? {};
  const sorts = get?.parameters?.find(({ name }) => name === "sort")?.schema?.enum ?? [];
  const events = Object.entries(paths).flatMap(([other, { post: event }]) => {
    const [, name] = other.startsWith(`${path}/{id}/`)
      ? (/^\/\{id\}\/([\w-]+)$/.exec(other.slice(path.length)) ?? [])
      : [];
    return event && name !== undefined && answeredBy(event) === record ? [name] : [];
  });
  const has = (name: string, isThere: unknown) => (isThere === undefined ? [] : [name]);
  return {
    path,
    sorts: sorts.filter((sort) => !sort.startsWith("-")),
    calls: [
      ...has("facets", paths[`${path}/facets`]),
      ...has("create", post),
      ...has("update", patch ?? paths[`${path}/{id}`]?.patch),
      ...events,
    ],
  };
}

/** The calls of each kind of record with exactly one list, by the record's name in the contract. */
export function recordCalls(contract: CalledContract): Readonly<Record<string, RecordCalls>> {
  const pathsOf = new Map<string, string[]>();
  for (const [path, { get }] of Object.entries(contract.paths)) {
    const record = listedBy(get);
    if (record !== null && "_id" in (contract.components.schemas[record]?.properties ?? {}))
      pathsOf.set(record, [...(pathsOf.get(record) ?? []), path]);
  }
  return Object.fromEntries(
    [...pathsOf].flatMap(([record, [path, ...others]]) =>
      path !== undefined && others.length === 0 ? [[record, callsOf(record, path, contract)] as const] : [],
    ),
  );
}

/** The calls as code, each with the check of its record. */
export function recordCallsText(records: Readonly<Record<string, RecordCalls>>): string {
  const rows = Object.entries(records).map(
    ([name, calls]) => `  ${name}: { check: is${name}, ${JSON.stringify(calls).slice(1)},`,
  );
  return [
    "/** The usual calls of each kind of record with a list, and the check of its answers. */",
    `export const recordCalls = {\n${rows.join("\n")}\n} as const;\n`,
  ].join("\n");
}
