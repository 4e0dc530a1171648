import { withUserErrors, type Naming } from "../errors/user-errors.ts";

interface Keyed {
  idempotencyKey?: string | null | undefined;
}
interface Mailed {
  /** Notes beside it, and messages in its emails. */
  notes?: object | null | undefined;
  /** Whether to only preview its emails. */
  preview?: boolean;
}
interface Meant extends Keyed, Mailed {
  id: string;
  version: number;
  /** Further input of an event. */
  input?: object | null | undefined;
}

/** An email that an action would send. */
interface Shown {
  to: string;
  name: string | null;
  subject: string;
  text: string;
}

/** The methods of a source that are needed, as in `RecordSource`. */
interface Written<T, Event extends string> {
  create: (body: object, key?: string | null) => Promise<T>;
  update: (changes: { _id: string; version: number }, key?: string | null) => Promise<T>;
  fire: (id: string, event: Event, body: object, key?: string | null) => Promise<T>;
  previewOf: (id: string, event: Event, body: object) => Promise<{ mails: Shown[] }>;
  previewOfNew: (body: object) => Promise<{ mails: Shown[] }>;
  previewOfUpdate: (changes: { _id: string; version: number }) => Promise<{ mails: Shown[] }>;
}

/** Renames input fields to the server's names. */
function renamed(input: object, fields: Naming["fields"] = {}): object {
  const theirs = new Map(Object.entries(fields).map(([name, ours]) => [ours, name]));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [theirs.get(name) ?? name, value]));
}

/**
 * Mutation resolvers of a kind of record. `name` is the payload's field; `naming` gives the type of a stale record and
 * the server's differing field names, in both directions:
 *
 *     const writes = mutationResolvers("region", ({ sources }: GatewayContext) => sources.region, { stale: "Region" });
 *
 *     Mutation: {
 *       regionCreate: writes.create,
 *       regionUpdate: writes.update,
 *       regionArchive: writes.event("archive"),
 *       regionRefuse: writes.event("refuse"),
 *     }
 *
 * Other mutations pass their work to `saved`. It takes a function, because an invalid id is rejected before anything is
 * sent, and that error is shown to users too.
 */
export function mutationResolvers<Name extends string, Context, T, Event extends string>(
  name: Name,
  sourceOf: (context: Context) => Written<T, Event>,
  naming: Naming = {},
) {
  const saved = (work: () => Promise<T>) =>
    withUserErrors(
      { [name]: null, mails: null } as Record<Name | "mails", null>,
      async () => ({ [name]: await work(), mails: null }) as Record<Name, T> & { mails: null },
      naming,
    );

  /** Only shows the emails of what is not done, and whatever else its source says that it comes to. */
  async function previewed(work: () => Promise<{ mails: Shown[] }>) {
    const nothing = { [name]: null } as Record<Name, null>;
    return { ...nothing, ...(await withUserErrors({ mails: null }, work, naming)) };
  }

  return {
    saved,
    create: (
      _: unknown,
      { input, idempotencyKey, notes, preview }: Keyed & Mailed & { input: object },
      context: Context,
    ) => {
      const body = { ...renamed(input, naming.fields), ...notes };
      if (preview) return previewed(() => sourceOf(context).previewOfNew(body));
      return saved(() => sourceOf(context).create(body, idempotencyKey));
    },
    update: (
      _: unknown,
      { id, version, input, idempotencyKey, notes, preview }: Meant & { input: object },
      context: Context,
    ) => {
      const changes = { ...renamed(input, naming.fields), ...notes, _id: id, version };
      if (preview) return previewed(() => sourceOf(context).previewOfUpdate(changes));
      return saved(() => sourceOf(context).update(changes, idempotencyKey));
    },
    /**
     * An event of a record. Other arguments and the fields of an `input` are sent with the version; `formed` converts
     * them if the server needs another format.
     */
    event:
      <Arguments extends object>(event: Event, formed?: (given: Arguments) => object) =>
      async (_: unknown, given: Meant & Arguments, context: Context) => {
        const { id, version, idempotencyKey, notes, preview, input, ...rest } = given;
        const body = { version, ...(formed ? formed(given) : { ...rest, ...input }), ...notes };
        if (!preview) return saved(() => sourceOf(context).fire(id, event, body, idempotencyKey));
        return previewed(() => sourceOf(context).previewOf(id, event, body));
      },
  };
}
