/** A kind of change that is reported for several names at once. */
interface Sentence {
  /** Matches a change, with the groups `name` and, if it belongs to something, `of`. */
  form: RegExp;
  /** "New fields of `Customer`": the text before the names. */
  heading: (name: string) => string;
}

const quoted = (names: readonly string[]) => [...new Set(names)].map((name) => `\`${name}\``).join(", ");

const roots: Readonly<Record<string, string>> = {
  Query: "New queries",
  Mutation: "New mutations",
  Subscription: "New subscriptions",
};

const gathered: readonly Sentence[] = [
  { form: /^Type '(?<name>\w+)' was added$/, heading: () => "New types" },
  { form: /^Type '(?<name>\w+)' was removed$/, heading: () => "Removed types" },
  {
    form: /^Field '(?<name>\w+)' was added to object type '(?<of>\w+)'$/,
    heading: (type) => roots[type] ?? `New fields of \`${type}\``,
  },
  {
    form: /^Field '(?<name>\w+)' was removed from object type '(?<of>\w+)'$/,
    heading: (type) => `Removed from \`${type}\``,
  },
  {
    form: /^Argument '(?<name>[^']+)' (?:\(with default value\) )?added to field '(?<of>[\w.]+)'$/,
    heading: (type) => `New arguments of \`${type}\``,
  },
  {
    form: /^Enum value '(?<name>\w+)' was added to enum '(?<of>\w+)'$/,
    heading: (type) => `New values of \`${type}\``,
  },
  {
    form: /^Input field '(?<name>\w+)' (?:of type '[^']+' )?(?:with default value '.*' )?was added to input object type '(?<of>\w+)'$/,
    heading: (type) => `New fields of \`${type}\``,
  },
  {
    form: /^Input field '(?<name>\w+)' was removed from input object type '(?<of>\w+)'$/,
    heading: (type) => `Removed from \`${type}\``,
  },
];

/** Changes that are documented elsewhere: roles and costs are at each field of the schema, as are descriptions. */
const documentedElsewhere =
  /\bdirective\b|'@\w+'|\bdescription\b|\bimplements\b|^Argument '\w+' was (?:added to|removed from) '/i;

/** New definitions, whose parts are not reported separately. */
function newOnes(messages: readonly string[]): ReadonlySet<string> {
  return new Set(
    messages.flatMap((message) => {
      const type = /^Type '(\w+)' was added$/.exec(message)?.[1];
      const [, field, of] = /^Field '(\w+)' was added to object type '(\w+)'$/.exec(message) ?? [];
      return [...(type ? [type] : []), ...(field && of ? [`${of}.${field}`] : [])];
    }),
  );
}

/**
 * Schema changes for people: related ones in one line, without duplicates.
 *
 *     changelogLines(["Field 'tags' was added to object type 'Lead'"]); // ["New fields of `Lead`: `tags`"]
 */
export function changelogLines(messages: readonly string[]): string[] {
  const isNew = newOnes(messages);
  const lines = new Map<string, string[]>();
  for (const message of messages) {
    if (documentedElsewhere.test(message)) continue;
    const sentence = gathered.find(({ form }) => form.test(message));
    const { name = "", of = "" } = sentence?.form.exec(message)?.groups ?? {};
    if (isNew.has(of)) continue;
    if (sentence) lines.set(sentence.heading(of), [...(lines.get(sentence.heading(of)) ?? []), name]);
    else lines.set(message.replaceAll("'", "`"), []);
  }
  return [...lines].map(([line, names]) => (names.length === 0 ? line : `${line}: ${quoted(names)}`));
}
