import { withUserErrors, type Naming } from "../errors/user-errors.ts";

interface Keyed {
  idempotencyKey?: string | null | undefined;
}
interface Meant extends Keyed {
  id: string;
  version: number;
  /** What more an event is told. */
  input?: object | null | undefined;
  /** What is noted beside it, and said in its emails. */
  notes?: object | null | undefined;
  /** Whether only to show its emails. */
  preview?: boolean;
}

/** An email that an act would send. */
interface Shown {
  to: string;
  name: string | null;
  subject: string;
  text: string;
}

/** What a source has to have, as `RecordSource` does. */
interface Written<T, Event extends string> {
  create: (body: object, key?: string | null) => Promise<T>;
  update: (changes: { _id: string; version: number }, key?: string | null) => Promise<T>;
  fire: (id: string, event: Event, body: object, key?: string | null) => Promise<T>;
  mailsOf: (id: string, event: Event, body: object) => Promise<Shown[]>;
}

/** An input under the server's names. */
function renamed(input: object, fields: Naming["fields"] = {}): object {
  const theirs = new Map(Object.entries(fields).map(([name, ours]) => [ours, name]));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [theirs.get(name) ?? name, value]));
}

/**
 * The mutations of a kind of record as its resolvers. `name` is the payload's field, `naming` says what a stale record is
 * and which fields the server calls otherwise, on the way there and back:
 *
 *     const writes = mutationResolvers("region", ({ sources }: GatewayContext) => sources.regions, { stale: "Region" });
 *
 *     Mutation: {
 *       regionCreate: writes.create,
 *       regionUpdate: writes.update,
 *       regionArchive: writes.event("archive"),
 *       regionRefuse: writes.event("refuse"),
 *     }
 *
 * A mutation of another form hands its work to `saved`: as a function, since an id that cannot be one is refused before
 * anything is sent, and that refusal too is shown to people.
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

  return {
    saved,
    create: (_: unknown, { input, idempotencyKey }: Keyed & { input: object }, context: Context) =>
      saved(() => sourceOf(context).create(renamed(input, naming.fields), idempotencyKey)),
    update: (_: unknown, { id, version, input, idempotencyKey }: Meant & { input: object }, context: Context) =>
      saved(() => sourceOf(context).update({ ...renamed(input, naming.fields), _id: id, version }, idempotencyKey)),
    /**
     * What happens to one record. The other arguments, and what is in an `input`, are sent beside the version; where the
     * server wants them in another form, `formed` gives it.
     */
    event:
      <Arguments extends object>(event: Event, formed?: (given: Arguments) => object) =>
      async (_: unknown, given: Meant & Arguments, context: Context) => {
        const { id, version, idempotencyKey, notes, preview, input, ...rest } = given;
        const body = { version, ...(formed ? formed(given) : { ...rest, ...input }), ...notes };
        if (!preview) return saved(() => sourceOf(context).fire(id, event, body, idempotencyKey));
        const nothing = { [name]: null } as Record<Name, null>;
        const shown = await withUserErrors(
          { mails: null },
          async () => ({ mails: await sourceOf(context).mailsOf(id, event, body) }),
          naming,
        );
        return { ...nothing, ...shown };
      },
  };
}
