import { isFacet, isMailShown, type Facet, type MailShown } from "@app/schema/upstreams/v2.records.generated.ts";
import { idInPath, queryOf, type Parameter } from "../upstream/path.ts";
import type { Rest } from "../upstream/rest.ts";
import { arrayOf, listOf, type Check, type ListAnswer } from "../upstream/shape.ts";

const facets = arrayOf(isFacet);
const mails = arrayOf(isMailShown);

/** The most rows that either server returns at once. */
export const mostRows = 100;

/** What an act would send; some kinds of record say more about what it comes to. */
export interface Previewed {
  mails: MailShown[];
}

interface Changes {
  _id: string;
  version: number;
}

interface Home<T> {
  /** Path of the list and of creating. */
  path: string;
  /** Display name used in "not found" messages, e.g. "Region". */
  entity: string;
  /** Validates a record. */
  check: Check<T>;
}

/**
 * The REST calls that every kind of record has on either server: list, by ids, create, update and events. Subclasses
 * (`recordSource`) add their own, which use `rest`, and `pathOf` for a single record.
 */
export class RecordSource<T extends { _id: string }, Event extends string = never> {
  protected readonly rest: Rest;
  readonly #home: Home<T>;
  readonly #listed: Check<ListAnswer<T>>;

  constructor(rest: Rest, home: Home<T>) {
    this.rest = rest;
    this.#home = home;
    this.#listed = listOf(home.check);
  }

  list(query: string): Promise<ListAnswer<T>> {
    return this.rest.get(`${this.#home.path}?${query}`, this.#listed);
  }

  /** The number of records for each choice of some filters. */
  facets(query: string): Promise<Facet[]> {
    return this.rest.get(`${this.#home.path}/facets?${query}`, facets);
  }

  byIds(ids: readonly string[]): Promise<T[]> {
    return this.rows({ id: ids });
  }

  byId(id: string): Promise<T | null> {
    return this.first({ id });
  }

  create(body: object, key?: string | null): Promise<T> {
    return this.rest.sendRecord("POST", this.#home.path, body, this.#home.check, key);
  }

  /** The newer server takes the record's id in the body, the older one in the path. */
  async update({ _id, ...changes }: Changes, key?: string | null): Promise<T> {
    const { path, check } = this.#home;
    return this.rest.idIsIn === "body"
      ? this.rest.sendRecord("PATCH", path, { ...changes, _id }, check, key)
      : this.rest.sendRecord("PATCH", this.pathOf(_id), changes, check, key);
  }

  async fire(id: string, event: Event, body: object, key?: string | null): Promise<T> {
    return this.rest.sendRecord("POST", this.pathOf(id, `/${event}`), body, this.#home.check, key);
  }

  /** Previews an event's emails without changing anything. */
  async previewOf(id: string, event: Event, body: object): Promise<Previewed> {
    return { mails: await this.rest.send("POST", this.pathOf(id, `/${event}/mails`), body, mails) };
  }

  /** The same of changes that are not saved. */
  async previewOfUpdate({ _id, ...changes }: Changes): Promise<Previewed> {
    const isInBody = this.rest.idIsIn === "body";
    const path = isInBody ? `${this.#home.path}/mails` : this.pathOf(_id, "/mails");
    return { mails: await this.rest.send("PATCH", path, isInBody ? { ...changes, _id } : changes, mails) };
  }

  /** The same of a record that is not added. */
  async previewOfNew(body: object): Promise<Previewed> {
    return { mails: await this.rest.send("POST", `${this.#home.path}/mails`, body, mails) };
  }

  /** The matching rows, up to the server's maximum. */
  protected async rows(fitting: Readonly<Record<string, Parameter | readonly Parameter[]>>): Promise<T[]> {
    return (await this.list(queryOf({ ...fitting, pageSize: mostRows }))).data;
  }

  /** All records, up to the server's maximum, if they rarely change and are equal for everyone in a role; may be cached. */
  protected async reference(): Promise<T[]> {
    return (await this.rest.getReference(`${this.#home.path}?pageSize=${mostRows}`, this.#listed)).data;
  }

  /** The first matching record; null if none. */
  protected async first(fitting: Readonly<Record<string, Parameter>>): Promise<T | null> {
    return (await this.list(queryOf({ ...fitting, pageSize: 1 }))).data[0] ?? null;
  }

  /** The path of one record. An invalid id counts as missing, without a request. */
  protected pathOf(id: string, rest = ""): string {
    const { path, entity } = this.#home;
    return `${path}/${idInPath(this.rest.source, entity, id)}${rest}`;
  }
}
